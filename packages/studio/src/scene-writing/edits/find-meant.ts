import type { AssetEntry } from '@kinora/media/scene/catalogue'
import type { Entity, Scene } from '@kinora/media/scene/scene-schema'
import { canMean, isOfSex } from '../../prompt-parsing/match-pronoun.ts'
import type { Subject } from '../../setting/shot-list.ts'
import { foldText } from '../../words/tokenise.ts'
import { assetBody } from '../../library/asset-bodies.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { createCast } from '../cast.ts'
import { isPerson } from '../draft.ts'
import type { Sex } from './edit-words.ts'

const entryOf = ({ asset }: Pick<Entity, 'asset'>): AssetEntry | undefined => loadCatalogue().asset(asset)

/** The first entity that `she` or `he` can mean: of certain sex first, then of unknown sex. */
export function findBySex(sex: Sex, { entities }: Scene): string | undefined {
  const people = entities.filter(one => one.asset.startsWith('subject:') || isPerson(entryOf(one)))
  const drawn = (one: Entity): { what: Subject['what'] } => ({ what: { sprite: assetBody(one.asset) ?? '' } })
  return (people.find(one => isOfSex(sex, drawn(one))) ?? people.find(one => canMean(sex, drawn(one))))?.id
}

/** The main entity: the first person, else the first living one, else the first thing. */
export const findMain = ({ entities }: Scene): string | undefined =>
  (entities.find(one => isPerson(entryOf(one))) ?? entities.find(one => entryOf(one)?.rig !== 'thing') ?? entities[0])
    ?.id

/** The entity of a document that a subject of the words means. */
export function findMeant(subject: Subject, { entities }: Scene): string | undefined {
  const word = foldText(subject.name ?? subject.words)
  const said = createCast().of(subject, 0, false)
  const kind = said && entryOf(said)
  let best: { id: string; score: number } | undefined
  for (const entity of entities) {
    const score = likeness(entity, word, kind) + (subject.colour && subject.colour === entity.colour ? 0.25 : 0)
    if (score >= 1 && score > (best?.score ?? 0)) best = { id: entity.id, score }
  }
  return best?.id
}

function likeness(entity: Entity, word: string, kind: AssetEntry | undefined): number {
  const called = foldText(entity.name ?? '')
  if (word !== '' && (called === word || entity.id.toLowerCase() === word)) return 5
  const own = entryOf(entity)
  if (!own || !kind) return 0
  if (own.id === kind.id) return 4
  if (own.like === kind.id || kind.like === own.id || own.isA.includes(kind.id) || kind.isA.includes(own.id)) return 3
  // A floor lamp is a lamp.
  if (endsWith(own.names.en, ` ${word}`) || endsWith(own.names.zh, word)) return 2
  // `the man` may be a cook; `the animal` a dog.
  if (isPerson(own) && isPerson(kind)) return isSameSex(own, kind) ? 1 : 0
  return 0
}

/** True if a noun of this asset can mean the entity. */
export function isAlike(entity: Entity, asset: string): boolean {
  const kind = loadCatalogue().asset(asset)
  return kind !== undefined && likeness(entity, '', kind) > 0
}

const endsWith = (names: readonly string[], end: string): boolean =>
  end.trim() !== '' && names.some(name => name.endsWith(end))

function isSameSex(one: AssetEntry, other: AssetEntry): boolean {
  const drawn = ({ id }: AssetEntry): { what: Subject['what'] } => ({ what: { sprite: assetBody(id) ?? '' } })
  return (['woman', 'man'] as const).every(sex => !isOfSex(sex, drawn(other)) || canMean(sex, drawn(one)))
}
