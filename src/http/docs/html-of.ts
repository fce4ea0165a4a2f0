import type { Block } from './blocks.ts'

/** Blocks as HTML. Everything that comes from outside this file is escaped here, so no text can become markup. */
export const htmlOf = (blocks: readonly Block[]): string => blocks.map(blockOf).join('\n')

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const id = block.id === undefined ? '' : ` id="${escaped(block.id)}"`
      return `<h${block.level}${id}>${inlineOf(block.text)}</h${block.level}>`
    }
    case 'text':
      return `<p>${inlineOf(block.text)}</p>`
    case 'list':
      return `<ul>${block.items.map(item => `<li>${inlineOf(item)}</li>`).join('')}</ul>`
    case 'table':
      return tableOf(block)
    case 'code': {
      const title = block.title ? `<figcaption>${inlineOf(block.title)}</figcaption>` : ''
      return `<figure class="code">${title}<pre tabindex="0"><code>${escaped(block.text)}</code></pre></figure>`
    }
    case 'beside':
      return `<div class="beside">${htmlOf(block.blocks)}</div>`
  }
}

/** Each cell repeats its column's name for narrow screens, where rows are stacked. */
function tableOf({ look, head, rows }: Extract<Block, { kind: 'table' }>): string {
  const cells = (row: readonly string[]): string =>
    row.map((cell, index) => `<td data-label="${escaped(head[index] ?? '')}">${inlineOf(cell)}</td>`).join('')
  const top = head.map(name => `<th scope="col">${inlineOf(name)}</th>`).join('')
  const body = rows.map(row => `<tr>${cells(row)}</tr>`).join('')
  return `<div class="table ${look}"><table><thead><tr>${top}</tr></thead><tbody>${body}</tbody></table></div>`
}

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What stands between backticks is taken first: nothing inside code is strong or a link. */
export const inlineOf = (words: string): string =>
  words
    .split(/(`[^`]*`)/)
    .map(part => (/^`[^`]*`$/.test(part) ? `<code>${escaped(part.slice(1, -1))}</code>` : spanOf(part)))
    .join('')

const spanOf = (words: string): string =>
  escaped(words)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([\w-]+)\)/g, '<a href="#$2">$1</a>')
    .replaceAll('\n', '<br>')
