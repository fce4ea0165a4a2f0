import { type Move, movesFor } from '@kinora/media/shots/camera'
import { type SeededRandom } from '@kinora/media/core/seeded-random'
import { subtitleWidth } from '@kinora/media/language/subtitles-from-words'
import type { ScriptLine } from './read-prose.ts'

type Speech = Extract<ScriptLine, { kind: 'speech' }>

/** Lines of a script that form one panel. */
export type Draft =
  | { kind: 'told'; scene: number; heading: string; action: string; texts: readonly string[]; isSilent?: true }
  | { kind: 'said'; scene: number; heading: string; action: string; speeches: readonly Speech[] }

/** The longest narration over one picture, in subtitle letters: about eight seconds. */
const MAX_TOLD = 84
/** A new time, or leaving a room, begins another picture. */
const BEGINS_ELSE =
  /^(?:(?:at|by) (?:dawn|night|sunset|dusk|noon|midnight)|(?:that|the next|early next|in the|later that) (?:night|morning|evening|afternoon|day)|(?:hours|days|years) later|outside)\b|^(?:(?:当天|那天|第二天)?(?:晚上|夜里|深夜|清晨|早晨|早上|傍晚|黄昏|中午)|第二天|多年后|窗外|屋外|门外|外面)/iu
/** Two speakers share a panel if neither says more than this. */
const MAX_PAIRED = 63

/**
 * Groups the lines of a script into panels: a picture for every sentence or two, one for a speech, one for an exchange.
 */
export function groupPanels(lines: readonly ScriptLine[]): Draft[] {
  const drafts: Draft[] = []
  let scene = 0
  let [heading, action] = ['', '']
  const add = (draft: Draft): void => {
    drafts.push(draft)
    action = ''
  }
  const isOpen = (): boolean => action === '' && drafts.at(-1)?.scene === scene
  for (const line of lines) {
    if (line.kind === 'heading') {
      if (drafts.length > 0 || heading !== '') scene++
      heading = line.text
      continue
    }
    if (line.kind === 'action') {
      action = [action, line.text].filter(Boolean).join('，')
      continue
    }
    const last = drafts.at(-1)
    if (line.kind === 'narration') {
      if (
        !BEGINS_ELSE.test(line.text) &&
        isOpen() &&
        last?.kind === 'told' &&
        last.isSilent === line.isSilent &&
        subtitleWidth([...last.texts, line.text].join('')) <= MAX_TOLD
      )
        drafts[drafts.length - 1] = { ...last, texts: [...last.texts, line.text] }
      else
        add({
          kind: 'told',
          scene,
          heading,
          action,
          texts: [line.text],
          ...(line.isSilent && { isSilent: line.isSilent }),
        })
      continue
    }
    if (isOpen() && last?.kind === 'said' && goesOn(last.speeches, line))
      drafts[drafts.length - 1] = { ...last, speeches: [...last.speeches, line] }
    else add({ kind: 'said', scene, heading, action, speeches: [line] })
  }
  // Directions without speech become silent panels.
  if (action !== '') drafts.push({ kind: 'told', scene, heading, action, texts: [] })
  return drafts
}

/** Whether the same person continues or another answers. */
function goesOn(speeches: readonly Speech[], next: Speech): boolean {
  const first = speeches[0]
  const last = speeches.at(-1)
  if (!first || !last) return false
  if (speeches.length === 1) return subtitleWidth(last.text) <= MAX_PAIRED && subtitleWidth(next.text) <= MAX_PAIRED
  return (
    next.speaker === last.speaker &&
    last.speaker !== first.speaker &&
    speeches.length < 3 &&
    subtitleWidth(last.text + next.text) <= MAX_PAIRED
  )
}

const TOLD_MOVES: readonly [Move, ...Move[]] = ['push', 'pan-right', 'pull', 'pan-left', 'tilt-up']
const SAID_MOVES: readonly [Move, ...Move[]] = ['push', 'drift', 'pull']

/** A move for every frame, never the same twice in a row. */
export const panelMoves = (drafts: readonly Draft[], seeded: SeededRandom): Move[] =>
  movesFor(
    drafts.map(({ kind }) => (kind === 'told' ? TOLD_MOVES : SAID_MOVES)),
    seeded,
  )
