import { filled_in } from './record.js';

// Why a call was refused: one sentence in English, without a full stop, and its pattern with what fills it, for translations.
export class TesseraError extends Error {
  // `code` is a name of ErrorCode in src/base/result.h; `offset` the place in the puzzle's text, in bytes.
  constructor(code, pattern, { values = [], offset = 0 } = {}) {
    super(filled_in(pattern, values.map(String)));
    this.name = 'TesseraError';
    Object.assign(this, { code, offset, pattern, values: values.map(String) });
  }
}
