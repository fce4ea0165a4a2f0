import type { NamedDeclaration } from '../catalog/column.ts'
import type { Values } from '../catalog/fill-defaults.ts'
import { integer, text } from '../catalog/words/words.ts'
import type { Tx } from '../store/pool.ts'
import type { AccountPorts } from './create-account.ts'

/** Something an operator does, the same through the API and the command line: what it takes, and the answer to it. */
export type Operation = {
  request: NamedDeclaration
  /** Its answer shows a secret, which is shown once and never kept. */
  showsSecret?: true
  /** `id` is the account, key or callback that it is about; empty when it makes a new one. `values` were checked. */
  run: (tx: Tx, id: string, values: Values, ports: AccountPorts) => Promise<object>
}

/** Something an operator looks through, a page at a time. */
export type Listing = {
  /** The name of the list in the answer. */
  name: string
  query: NamedDeclaration
  /** At most `limit` entries beyond `last`, the id of the last entry of the page before. */
  entries(
    tx: Tx,
    id: string,
    values: Values,
    page: { last: string | undefined; limit: number },
  ): Promise<{ id: string }[]>
}

/** The part of every listing's query that says which page. */
export const PAGE_FIELDS = {
  count: integer({ min: 1, max: 100, default: 20, about: 'Entries a page' }),
  next_page_token: text({ max: 200, about: 'The next_page_token of the page before' }),
}
