import { isRecord } from '@kinora/media/core/is-record'
import { ModelRefused } from '@kinora/media/models/model'
import { actions } from '../bodies/motion/actions.ts'
import { FACINGS, type Placement } from './build-own-body.ts'
import type { OwnModel } from './own-model.ts'

/** The JSON card of a model. */
export type ModelCard = Pick<OwnModel, 'words' | 'like' | 'licence' | 'credit' | 'clips'> &
  Placement & { file?: string }

const FIELDS = ['file', 'words', 'metres', 'licence', 'license', 'credit', 'clips', 'facing', 'up', 'like']
const MAX_WORDS = 100
const MAX_CHARACTERS = 200

/** Reads a card; errors name the field, the allowed and the received value. */
export function readModelCard(text: string): ModelCard {
  const card = parseCard(text)
  for (const name of Object.keys(card))
    if (!FIELDS.includes(name)) fail(name.slice(0, 40), `is not known; fields are ${FIELDS.join(', ')}`)
  const { words, clips, facing = '+z', up = 'y' } = card
  const spoken = readWords(words)
  if (!FACINGS.some(one => one === facing)) fail('facing', `must be one of ${FACINGS.join(', ')}, got ${shown(facing)}`)
  if (up !== 'y' && up !== 'z') fail('up', `must be y or z, got ${shown(up)}`)
  const licence = card['licence'] ?? card['license']
  const size = readSize(card['metres'])
  return {
    words: spoken,
    facing: facing as NonNullable<Placement['facing']>,
    up,
    ...(size && { size }),
    ...(licence !== undefined && { licence: requireText(licence, 'licence') }),
    ...(card['credit'] !== undefined && { credit: requireText(card['credit'], 'credit') }),
    ...(card['like'] !== undefined && { like: requireText(card['like'], 'like') }),
    ...(card['file'] !== undefined && { file: requireText(card['file'], 'file') }),
    ...(clips !== undefined && { clips: readClips(clips) }),
  }
}

/** The words of a card. */
export function readWords(words: unknown): string[] {
  if (!Array.isArray(words) || words.length === 0 || words.length > MAX_WORDS)
    fail('words', `must be a list of 1 to ${MAX_WORDS} texts, got ${shown(words)}`)
  const spoken = (words as unknown[]).map((word, at) => requireText(word, `words[${at}]`))
  const lacking = spoken.findIndex(word => !/[\p{L}\p{N}]/u.test(word))
  if (lacking >= 0) fail(`words[${lacking}]`, `must have a letter or digit, got ${shown(spoken[lacking])}`)
  return spoken
}

/** The object of a card. */
export function parseCard(text: string): Record<string, unknown> {
  try {
    const card: unknown = JSON.parse(text)
    if (isRecord(card)) return card
  } catch {
    // Reported below.
  }
  throw new ModelRefused('is no JSON object')
}

const SIDES = ['height', 'width', 'depth'] as const
const [SMALLEST, LARGEST] = [0.005, 300]

/** A number is its height. */
function readSize(metres: unknown): Placement['size'] | undefined {
  if (metres === undefined) return undefined
  const sides = typeof metres === 'number' ? { height: metres } : metres
  if (typeof sides !== 'object' || sides === null || Object.keys(sides).length === 0)
    return fail('metres', `must be a height, or one or more of ${SIDES.join(', ')}, got ${shown(metres)}`)
  for (const [name, value] of Object.entries(sides)) {
    if (!SIDES.some(side => side === name))
      fail(`metres.${name.slice(0, 40)}`, `is not known; sides are ${SIDES.join(', ')}`)
    if (typeof value !== 'number' || !(value >= SMALLEST && value <= LARGEST))
      fail(`metres.${name}`, `must be between ${SMALLEST} and ${LARGEST}, got ${shown(value)}`)
  }
  return sides
}

function readClips(clips: unknown): Record<string, string> {
  if (typeof clips !== 'object' || clips === null || Array.isArray(clips))
    return fail('clips', `must map actions to names of clips, got ${shown(clips)}`)
  for (const [deed, name] of Object.entries(clips)) {
    if (!actions().some(action => action === deed))
      fail(`clips.${deed.slice(0, 40)}`, `is not an action; actions are ${actions().join(', ')}`)
    requireText(name, `clips.${deed}`)
  }
  return clips as Record<string, string>
}

export function requireText(value: unknown, field: string): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_CHARACTERS) return value.trim()
  return fail(field, `must be a text of 1 to ${MAX_CHARACTERS} characters, got ${shown(value)}`)
}

export const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60)

function fail(field: string, says: string): never {
  throw new ModelRefused(`${field} ${says}`)
}
