# Promise: Lamps stay lit; the list does not say so.
