import { readTable, says } from '../film-tables.ts'
import { maskedSentences, maskQuotes } from './mask-quotes.ts'

/** Words that a brief wants to be read, and the words about the moment: `while she folds the dough`. */
export type WrittenWords = { text: string; beside: string }

/** The quotations of a brief that its own words call speech of an unseen voice, letters, or letters of the end card. */
export type QuotedWords = {
  spoken: readonly string[]
  /** The speech belongs to the end. */
  isAtEnd: boolean
  /** The description of the voice. */
  voice: string
  written: readonly WrittenWords[]
  card: readonly string[]
  /** The brief without the sentences that only introduce these quotations. */
  rest: string
}

type Role = 'spoken' | 'written' | 'card'

const MASK = /([\ue000-\uf8fe])/u
const JOINS =
  /^[\s,，、;；]*(?:(?:and|then|below(?: it)?|beneath(?: it)?|under(?: it)?|underneath|followed by|with|和|及|下面|接着|再)\s*)*[\s:：]*$/iu
const BESIDE = /\b(?:while|as|when|over|during)\s(.+)$|(?:当|在)(.+?)(?:时|的时候)/iu
const AT_END = /\b(?:end|last|finally|final)\b|最后|结尾|片尾/iu

/** Takes the quotations from a brief whose sentence begins with their role: `Voice, calm young man: "…"`. */
export function takeQuotedWords(brief: string, roles: readonly Role[] = ['spoken', 'written', 'card']): QuotedWords {
  const { text, unmask } = maskQuotes(brief)
  const spoken: string[] = []
  const leads: string[] = []
  const written: WrittenWords[] = []
  const card: string[] = []
  const rest = text.split('\n').map(line => {
    const sentences = maskedSentences(line)
    const kept = sentences.filter(sentence => {
      const parts = sentence.split(MASK)
      const beside =
        BESIDE.exec(parts.at(-1) ?? '')
          ?.slice(1)
          .find(Boolean) ?? ''
      let role: Role | undefined
      let isTaken = false
      for (let at = 1; at < parts.length; at += 2) {
        const lead = parts[at - 1]!
        const own = at === 1 ? roleOf(lead.trim()) : JOINS.test(lead) ? role : roleOf(lead.replace(/^[\s,，;；]+/u, ''))
        const quoted = unquoted(unmask(parts[at]!))
        role = own
        if (!own || !roles.includes(own)) continue
        isTaken = true
        if (own === 'spoken') {
          spoken.push(quoted)
          leads.push(lead)
        } else if (own === 'card') card.push(quoted)
        else written.push({ text: quoted, beside: beside.replace(/[.。\s]+$/u, '') })
      }
      return !isTaken
    })
    return kept.length === sentences.length ? line : kept.join(' ')
  })
  const voice = leads.join(' ').trim()
  return { spoken, isAtEnd: AT_END.test(voice), voice, written, card, rest: unmask(rest.join('\n')) }
}

const roleOf = (lead: string): Role | undefined =>
  readTable('briefs').quoted.find(({ words }) => says(words, lead))?.role

const unquoted = (text: string): string => text.replaceAll(/^[“"「『《]|[”"」』》]$/gu, '').trim()
