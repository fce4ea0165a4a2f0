/**
 * Prose as data: said once, shown as a page, as Markdown and in the OpenAPI document. Texts may hold `code`, **strong**
 * words and [links](target), where a target is the name of a section; a line feed in a table's cell is a line break.
 */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string; id?: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; look: TableLook; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; language: string; text: string; title?: string }
  /** Shown next to each other where there is room. */
  | { kind: 'beside'; blocks: readonly Block[] }

/** `fields` has long texts and is stacked on a narrow screen; `grid` has short cells and is scrolled. */
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

/** Names set as code, with commas. */
export const codes = (names: readonly (string | number)[]): string => names.map(name => `\`${name}\``).join(', ')

/** The name under which a section can be linked to: `one-click/premium_mv` is `one-click-premium-mv`. */
export const slugify = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
