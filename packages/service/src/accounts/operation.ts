import type { NamedDeclaration } from '../catalog/column.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { integer, text } from '../catalog/words/words.ts'
import type { Tx } from '../store/pool.ts'
import type { AccountPorts } from './create-account.ts'

/** An operator's action, the same in the API and on the command line: its input and its answer. */
export type Operation = {
  request: NamedDeclaration
  /** Its answer contains a secret, which is shown once and never stored. */
  showsSecret?: true
  /**
   * `id` is the account, key or callback that the operation applies to; empty if it creates one. `values` are already
   * checked.
   */
  run: (tx: Tx, id: string, values: Values, ports: AccountPorts) => Promise<object>
}

/** A list for operators, read page by page. */
export type Listing = {
  /** The name of the list in the answer. */
  name: string
  query: NamedDeclaration
  /** At most `limit` entries after `last`, the id of the last entry of the previous page. */
  entries(
    tx: Tx,
    id: string,
    values: Values,
    page: { last: string | undefined; limit: number },
  ): Promise<{ id: string }[]>
}

/** The query parameters that select a page of a listing. */
export const PAGE_FIELDS = {
  count: integer({ min: 1, max: 100, default: 20, about: 'Entries a page' }),
  next_page_token: text({ max: 200, about: 'The next_page_token of the page before' }),
}
