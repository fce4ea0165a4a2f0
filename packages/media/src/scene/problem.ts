/** A problem of a document: its JSON pointer, the allowed values, and the names most similar to the received one. */
export type Problem = { at: string; code: ProblemCode; message: string; allowed?: string[]; nearest?: string[] }

export type ProblemCode =
  | 'missing'
  | 'unknown-field'
  | 'wrong-type'
  | 'not-allowed'
  | 'out-of-range'
  | 'too-many'
  | 'too-long'
  | 'unknown-name'
  | 'unknown-id'
  | 'duplicate-id'
  | 'wrong-time'
  | 'wrong-role'
