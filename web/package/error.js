// Why a call was refused: one sentence in English, without a full stop.
export class TesseraError extends Error {
  // `code` is a name of ErrorCode in src/base/result.h; `offset` the place in the puzzle's text, in bytes.
  constructor(code, sentence, offset = 0) {
    super(sentence);
    this.name = 'TesseraError';
    this.code = code;
    this.offset = offset;
  }
}
