import type { en } from './en.ts'

/** Every text of the page; what has a gap is a function. */
export type Texts = Widened<typeof en>
type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> }
