import { detectEmotion } from '@kinora/media/language/emotions'
import { hasHan } from '@kinora/media/language/has-han'
import { splitSentences } from '@kinora/media/language/split-sentences'
import { breakLines } from './break-lines.ts'
import { type KnownNames, readProse, type ScriptLine } from './read-prose.ts'

const NUMBER = '[一二三四五六七八九十百\\d]+'
const HEADING = new RegExp(
  `^[【\\[（(]?\\s*(?:第${NUMBER}[幕场章节集回]|场景\\s*${NUMBER}?|(?:INT|EXT)\\b\\.?(?:\\/(?:INT|EXT)\\b\\.?)?|(?:Scene|Act|Chapter)\\s*(?:${NUMBER}|[IVX]+))\\s*[\\]】）)]?\\s*[:：.、—–-]?\\s*(.*)$`,
  'iu',
)
/** The headings of a screenplay, whose sentences are directions. */
const SLUG = /^\s*(?:(?:INT|EXT)\b[./]|[内外]景\s*[:：.、—–-]?)/mu
const BRACKETED = /^[（([【]([^）)\]】]*)[）)\]】]$/u
const LABELLED = /^[*_]*([\p{L}\p{N}·'’ .-]{1,24}?)[*_]*\s*(?:[（([]([^）)\]]{0,40})[）)\]])?\s*[:：]\s*(.+)$/u
const CUE = /^([\p{L}\p{N}·'’ .-]{1,24}?)\s*(?:[（(]([^）)]{0,40})[）)])?$/u
const TOLD = /^(?:旁白框?|解说|画外音|字幕框?|narrator|narration|voice-?over|vo|v\.o\.|captions?(?: box)?|text box)$/iu
const SEEN = /^(?:画面|镜头|动作|特写|时间|人物|道具|背景|action|shot|camera|time|visual|stage)$/iu
const PLACED = /^(?:地点|场地|place|location|setting)$/iu
const HEARD = /^(?:音效|音乐|配乐|bgm|sfx|sound|music)$/iu
/** The number of a panel in front of its content. */
const NUMBERED = new RegExp(
  `^(?:第${NUMBER}格|[首末]格|最后一格|(?:last\\s)?panel(?:\\s${NUMBER})?)\\s*[:：.、—–-]\\s*`,
  'iu',
)
const INSIDE = /[（([【]([^）)\]】]{1,40})[）)\]】]/gu

/** Parses a script line by line: headings, directions in brackets, `name: words`, and prose with quotations. */
export function readScript(chapter: string, knows: KnownNames): ScriptLine[] {
  const lines: ScriptLine[] = []
  const isScreenplay = SLUG.test(chapter)
  const told = (line: ScriptLine): ScriptLine =>
    isScreenplay && line.kind === 'narration' ? { ...line, isSilent: true } : line
  for (const written of cuesJoined(breakLines(chapter, knows), knows)) {
    const line = written.replace(NUMBERED, '')
    if (line === '' || /^[-=—_*·.\s]+$/u.test(line)) continue
    const heading = HEADING.exec(line)
    if (heading) {
      lines.push({ kind: 'heading', text: (heading[1] ?? '').replaceAll(/[】\]]|[。.，,；;]\s*$/gu, '').trim() })
      continue
    }
    const aside = BRACKETED.exec(line)
    if (aside) {
      lines.push({ kind: 'action', text: (aside[1] ?? '').replace(/^(?:画面|镜头|动作)\s*[:：]\s*/u, '').trim() })
      continue
    }
    lines.push(...(labelledLines(line, knows) ?? proseLines(line, lines, knows).map(told)))
  }
  const script = lines.filter(({ kind, text }) => kind === 'heading' || /[\p{L}\p{N}]/u.test(text))
  // A screenplay whose speakers nobody knows is narrated.
  return script.some(({ kind }) => kind === 'speech') ? script : script.map(narrated)
}

function narrated(line: ScriptLine): ScriptLine {
  if (line.kind !== 'narration') return line
  const { isSilent: _isSilent, ...spoken } = line
  return spoken
}

/** The screenplay format: a name alone on its line, and the speech below it. */
function cuesJoined(chapter: string, knows: KnownNames): string[] {
  const lines = chapter.split('\n').map(raw => raw.replaceAll(/^[#>*\s]+|[*\s]+$/gu, '').trim())
  const joined: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const [, name = '', manner = ''] = CUE.exec(lines[at] ?? '') ?? []
    const isAside = BRACKETED.test(lines[at + 1] ?? '')
    const said = lines[at + (isAside ? 2 : 1)] ?? ''
    if (name === '' || said === '' || !knows.isSomebody(name) || LABELLED.test(said)) {
      joined.push(lines[at] ?? '')
      continue
    }
    const how = [manner, isAside ? (lines[at + 1] ?? '').slice(1, -1) : ''].filter(Boolean).join(', ')
    joined.push(`${name}${how ? `(${how})` : ''}: ${said}`)
    at += isAside ? 2 : 1
  }
  return joined
}

/** `name: words`; undefined if the text before the colon is not a label. */
function labelledLines(line: string, knows: KnownNames): ScriptLine[] | undefined {
  const [, label = '', manner = '', words = ''] = LABELLED.exec(line) ?? []
  const name = label.trim()
  if (!name) return undefined
  if (TOLD.test(name)) return [{ kind: 'narration', text: unquoted(withoutAsides(words).text) }]
  if (SEEN.test(name)) return [{ kind: 'action', text: words.trim() }]
  if (PLACED.test(name)) return [{ kind: 'heading', text: words.trim() }]
  if (HEARD.test(name)) return []
  if (!knows.isSomebody(name) && !looksLikeName(name)) return undefined
  const { text, asides } = withoutAsides(words)
  const how = [manner, ...asides].filter(Boolean).join('，')
  const emotion = detectEmotion(how)
  return [
    {
      kind: 'speech',
      speaker: name,
      text: unquoted(text),
      ...(emotion ? { emotion } : {}),
      ...(how ? { action: how } : {}),
    },
  ]
}

/**
 * A name that is not an asset: a short word in Chinese, a capitalised one in English; not a verb of speaking or
 * thinking.
 */
const looksLikeName = (name: string): boolean =>
  hasHan(name)
    ? /^\p{Script=Han}{1,5}[A-Z0-9]?$/u.test(name) && !/[说道问喊想答叫是的在有为如着了]/u.test(name)
    : /^(?:[A-Z][\w'’.-]*)(?:\s[A-Z0-9][\w'’.-]*){0,2}$/u.test(name) &&
      !/^(?:But|And|Then|He|She|It|They|The|Note|So|Only|One|There|This|That)\b/u.test(name)

const withoutAsides = (words: string): { text: string; asides: string[] } => ({
  text: words.replaceAll(INSIDE, '').trim(),
  asides: [...words.matchAll(INSIDE)].map(([, inside = '']) => inside.trim()),
})

const unquoted = (text: string): string =>
  text
    .trim()
    .replaceAll(/^[“"「『]|[”"」』]$/gu, '')
    .trim()

function proseLines(line: string, before: readonly ScriptLine[], knows: KnownNames): ScriptLine[] {
  const { text, asides } = withoutAsides(line)
  const directions = asides.map((aside): ScriptLine => ({ kind: 'action', text: aside }))
  return [...directions, ...readProse(text, before, knows)].flatMap(each =>
    each.kind === 'narration'
      ? splitSentences(each.text).map((sentence): ScriptLine => ({ kind: 'narration', text: sentence }))
      : [each],
  )
}
