/**
 * Text as data, written once and rendered as a page, as Markdown and in the OpenAPI document. Texts may contain `code`,
 * **strong** words and [links](target), where the target is the name of a section. A line feed in a table cell is a
 * line break.
 */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string; id?: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; look: TableLook; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; language: string; text: string; title?: string }
  /** Shown side by side if there is room. */
  | { kind: 'beside'; blocks: readonly Block[] }

/** `fields` has long texts and is stacked on narrow screens; `grid` has short cells and scrolls. */
type TableLook = 'fields' | 'grid'

export const heading = (level: 2 | 3 | 4, text: string, id?: string): Block => ({
  kind: 'heading',
  level,
  text,
  ...(id !== undefined && { id }),
})
export const text = (words: string): Block => ({ kind: 'text', text: words })
export const list = (items: readonly string[]): Block => ({ kind: 'list', items })
export const table = (look: TableLook, head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  look,
  head,
  rows,
})
export const code = (language: string, words: string, title?: string): Block => ({
  kind: 'code',
  language,
  text: words,
  ...(title !== undefined && { title }),
})
export const beside = (...blocks: Block[]): Block => ({ kind: 'beside', blocks })

/** Names as code, separated by commas. */
export const codes = (names: readonly (string | number)[]): string => names.map(name => `\`${name}\``).join(', ')

/** The anchor of a section: `one-click/premium_mv` becomes `one-click-premium-mv`. */
export const slugify = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
