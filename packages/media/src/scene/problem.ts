/** What is wrong in a document, where (a JSON pointer), what is allowed there, and the names nearest to what came. */
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
