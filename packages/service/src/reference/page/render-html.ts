import type { Block } from './blocks.ts'

/** Blocks as HTML. Everything that comes from outside this file is escaped here, so no text can become markup. */
export const renderHtml = (blocks: readonly Block[]): string => blocks.map(blockOf).join('\n')

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const id = block.id === undefined ? '' : ` id="${escapeHtml(block.id)}"`
      return `<h${block.level}${id}>${renderInline(block.text)}</h${block.level}>`
    }
    case 'text':
      return `<p>${renderInline(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map(item => `<li>${renderInline(item)}</li>`).join('')}</ul>`
    case 'table':
      return tableOf(block)
    case 'code': {
      const title = `<figcaption>${renderInline(block.title ?? LANGUAGES[block.language] ?? '')}</figcaption>`
      return `<figure class="code">${title}<pre tabindex="0"><code>${tinted(block.language, block.text)}</code></pre></figure>`
    }
    case 'beside':
      return `<div class="beside">${renderHtml(block.blocks)}</div>`
  }
}

const LANGUAGES: Record<string, string> = { sh: 'Shell', json: 'JSON' }

/** Minimal syntax highlighting: strings, names and comments. */
function tinted(language: string, words: string): string {
  if (language === 'js') return escapeHtml(words).replaceAll(/^( *\/\/.*)$/gm, '<i>$1</i>')
  return escapeHtml(words).replaceAll(
    /(&quot;(?:\\&quot;|(?!&quot;).)*&quot;)(\s*:)?/g,
    (_, quoted: string, colon = '') => (colon ? `<b>${quoted}</b>${colon}` : `<em>${quoted}</em>`),
  )
}

/** Each cell repeats its column's name for narrow screens, where rows are stacked. */
function tableOf({ look, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const cells = (row: readonly string[]): string =>
    row.map((cell, index) => `<td data-label="${escapeHtml(head[index] ?? '')}">${cellOf(cell)}</td>`).join('')
  const top = head.map(name => `<th scope="col">${renderInline(name)}</th>`).join('')
  const body = rows.map(row => `<tr>${cells(row)}</tr>`).join('')
  return `<div class="table ${look}"><table><thead><tr>${top}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** The first line is the description, the others are the rules. */
function cellOf(words: string): string {
  const [first = '', ...more] = words.split('\n')
  return renderInline(first) + more.map(line => `<span class="more">${renderInline(line)}</span>`).join('')
}

export const escapeHtml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Code between backticks comes first: it contains no emphasis or links. */
export const renderInline = (words: string): string =>
  words
    .split(/(`[^`]*`)/)
    .map(part => (/^`[^`]*`$/.test(part) ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : spanOf(part)))
    .join('')

const spanOf = (words: string): string =>
  escapeHtml(words)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([\w-]+)\)/g, '<a href="#$2">$1</a>')
