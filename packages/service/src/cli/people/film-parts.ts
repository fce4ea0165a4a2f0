import type {
  Client,
  ComposeBody,
  EditableFilm,
  EditBody,
  EditedCut,
  FilmGenerator,
  Scene,
  Storyboard,
} from '@kinora/client'
import { WrongUsage } from './exit-codes.ts'
import { ownCatalog } from './make.ts'
import { findListed } from './show.ts'
import { readId } from './read-words.ts'
import type { Session } from './people-command.ts'

/** A part of a film: its position and all its versions, newest last. */
type Version = { id: string; state: string; prompt: string }
type Part = { name: string; versions: readonly Version[] }
export type OpenFilm = { kinora: Client; generator: FilmGenerator; id: string; storyboard: Storyboard; parts: Part[] }

/** The film's kind is the type of its task. All kinds present their parts in the same way. */
export async function openFilm(id: string, session: Session): Promise<OpenFilm> {
  readId(id, 'FILM')
  const kinora = await session.kinora()
  const type = (await findListed(kinora, id))?.type
  const generator = ownCatalog().generators.find(one => one.name === type && one.film)?.name as
    | FilmGenerator
    | undefined
  if (generator === undefined) {
    if (type === undefined) await kinora.task(id)
    throw new WrongUsage(`task ${id} is no film${type === undefined ? '' : ` but ${type}`}`)
  }
  const storyboard = await kinora.storyboard(generator, id)
  const { segments, narration, music, cuts } = storyboard
  const parts = [
    ...segments.map(({ index, versions }) => ({ name: String(index), versions })),
    { name: 'narration', versions: narration },
    { name: 'music', versions: music },
    { name: 'film', versions: cuts.map(one => ({ ...one, prompt: '' })) },
  ].filter(part => part.versions.length > 0)
  return { kinora, generator, id, storyboard, parts }
}

function findVersion(parts: readonly Part[], name: string, isWanted: (version: Version) => boolean): Version {
  const found = parts.find(one => one.name === name)?.versions.findLast(isWanted)
  if (found) return found
  const names = parts.filter(one => one.name !== 'film').map(one => one.name)
  throw new WrongUsage(`the film has no finished part ${JSON.stringify(name)}; its parts: ${names.join(', ')}`)
}

const isMade = ({ state }: Version): boolean => state === 'success'

export const newestMade = (parts: readonly Part[], name: string): string => findVersion(parts, name, isMade).id

const KINDS: Partial<Record<string, 'generate_narration' | 'generate_bgm'>> = {
  narration: 'generate_narration',
  music: 'generate_bgm',
}

export type PartChange = {
  prompt?: string
  images?: string[]
  voice_id?: string
  duration?: number
  passes?: string[]
  scene?: Scene
  new_segment?: boolean
}

/** The body of an edit, with the field names of the film's kind. Unchanged values are those of the newest version. */
export function editBody({ generator, parts }: OpenFilm, part: string, change: PartChange): EditBody<EditableFilm> {
  // A failed version can be made again, too.
  const before = findVersion(parts, part, () => true)
  const body = { prompt: before.prompt, ...change }
  if (generator !== 'ad-one-click') return { job_id: before.id, ...body }
  const type = KINDS[part] ?? 'generate_video'
  const edit = { type, ...(type === 'generate_video' && { storyboard_video_index: Number(part) }), ...body }
  // A part may not support every change; the service rejects those by name.
  return edit as unknown as EditBody<EditableFilm>
}

export type ComposeChoices = {
  versions: ReadonlyMap<string, string>
  /** The segments that the film shows, by their names, in order. */
  order: readonly string[]
  /** The order is not that of the film, or does not have all segments. */
  isFree?: boolean
  titles?: NonNullable<ComposeBody<EditableFilm>['titles']>
  subtitles?: NonNullable<ComposeBody<EditableFilm>['subtitles']>
}

/** The body of a composition, with the field names of the film's kind. */
export function composeBody(
  { generator, parts }: OpenFilm,
  choices: ComposeChoices,
  edited?: EditedCut,
): ComposeBody<EditableFilm> {
  const { versions, order, isFree, titles, subtitles } = choices
  const versionOf = (name: string): string => versions.get(name) ?? newestMade(parts, name)
  const segments = edited?.segments ?? order.map(versionOf)
  const cut = edited?.cut as ComposeBody<EditableFilm>['cut']
  const written = {
    ...(titles && { titles }),
    ...(subtitles && { subtitles }),
    ...(cut && { cut }),
    ...(isFree && { any_order: true }),
  }
  if (generator === 'ad-one-click')
    return {
      video_task_ids: segments,
      narration_task_id: versionOf('narration'),
      bgm_task_id: versionOf('music'),
      ...written,
    }
  const [narration, music] = [versions.get('narration'), versions.get('music')]
  return {
    job_ids: segments,
    ...(narration !== undefined && { narration_task_id: narration }),
    ...(music !== undefined && { bgm_task_id: music }),
    ...written,
  }
}
