import type { Block } from './blocks.ts'

/** The target of a link in this text; undefined leaves only its words. */
type FindLink = (target: string) => string | undefined

/** Blocks as Markdown, each ended by an empty line. */
export const renderMarkdown = (blocks: readonly Block[], linkOf: FindLink = () => undefined): string =>
  blocks.map(block => `${blockOf(block, linkOf)}\n`).join('\n')

function blockOf(block: Block, linkOf: FindLink): string {
  const inline = (words: string): string => linked(words, linkOf)
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.text)}`
    case 'text':
      return inline(block.text)
    case 'list':
      return block.items.map(item => `- ${inline(item)}`).join('\n')
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows.map(row => row.map(cell => cellOf(inline(cell))))]
        .map(row => `| ${row.join(' | ')} |`)
        .join('\n')
    case 'code':
      return `${block.title ? `${block.title}:\n\n` : ''}\`\`\`${block.language}\n${block.text}\n\`\`\``
    case 'beside':
      return block.blocks.map(one => blockOf(one, linkOf)).join('\n\n')
  }
}

const linked = (words: string, linkOf: FindLink): string =>
  words.replaceAll(/\[([^\]]+)\]\(([\w-]+)\)/g, (_, shown: string, target: string) => {
    const href = linkOf(target)
    return href === undefined ? shown : `[${shown}](${href})`
  })

const cellOf = (words: string): string => words.replaceAll('|', '\\|').replaceAll('\n', '<br>')
