import { bringFile } from '../session/upload-local-files.ts'
import { client } from '../session/session.ts'
import { language, type Texts } from '../texts/texts.ts'
import type { FieldSpec, GeneratorSpec, Values } from './catalogue.ts'
import { drawExample, type ExamplePicture } from './draw-example.ts'
import { type ExampleClip, fetchExample } from './fetch-example.ts'
import { makeExampleSong } from './make-example-song.ts'
import { columnFields, standardKey } from './form-fields.ts'

// Short, and within the limits of every model.
const SECONDS = 4

// The default subjects of example pictures: a product or a person.
const PICTURES: Readonly<Record<string, ExamplePicture>> = {
  'ad-one-click': 'product',
  'digital-human': 'portrait',
  'one-click/premium_mv': 'portrait',
  reference2video: 'product',
  template: 'portrait',
  'template-story': 'portrait',
}

// A clip with cuts, where the cuts are what is copied.
const CLIPS: Readonly<Record<string, ExampleClip>> = { 'trending-replicate': 'cuts' }

// More pictures than a generator needs: one for each cut, one for each person of a story.
const PICTURE_COUNTS: Readonly<Record<string, number>> = { 'template-story': 2, 'trending-replicate': 2 }

// Where a sound is somebody who speaks, not a song.
const SPEAKS = new Set(['audio-clone', 'lip-sync', 'digital-human'])

// If the first choice needs more than an example has: most scenes need two people. An account has each voice once.
const CHOSEN: Readonly<Record<string, () => Values>> = {
  template: () => ({ template: 'blow_kiss' }),
  'audio-clone': () => ({ voice_id: `example-${Date.now().toString(36)}` }),
}

/** Besides the values: required fields without an example, such as the id of a video before one was made. */
export type Example = { values: Values; lacking: string[] }

/** A complete example of a generator: texts in the page's language, and files that are generated here and uploaded. */
export async function fillExample(generator: GeneratorSpec, texts: Texts['examples']): Promise<Example> {
  const words: Values = texts[generator.name as keyof Texts['examples']] ?? {}
  const values: Values = { ...exampleValues(generator), ...CHOSEN[generator.name]?.(), ...words }
  const fields = columnFields(generator, values)
  const lacking: string[] = []
  const fill = async (name: string): Promise<boolean> => {
    const field = fields[name]
    if (field && values[name] === undefined) values[name] = await exampleValue(field, generator.name)
    return values[name] !== undefined
  }
  for (const [name, field] of Object.entries(fields))
    if (field.required && !field.standing && !(await fill(name))) lacking.push(name)
  // A file of the example before the newest video of the account, which may be too long, too short or too large.
  const alternatives = (generator.needs_one_of ?? [])
    .filter(name => !fields[name]?.standing)
    .toSorted((one, other) => Number(fields[one]?.kind === 'id') - Number(fields[other]?.kind === 'id'))
  // Words that the example has stand for a file: somebody says the sentence, and not a few chords.
  let isFilled = alternatives.length === 0 || alternatives.some(name => values[name] !== undefined)
  for (const name of alternatives) isFilled ||= await fill(name)
  if (!isFilled) lacking.push(...alternatives.slice(0, 1))
  return { values, lacking }
}

/** The part of an example without uploads: the model or mode, and a short length. */
export function exampleValues(generator: GeneratorSpec): Values {
  const chooser = generator.rules_by
  const values: Values = chooser ? { [chooser]: standardKey(generator) } : {}
  const { duration } = columnFields(generator, values)
  if (duration?.max !== undefined) values['duration'] = Math.min(duration.max, Math.max(duration.min ?? 1, SECONDS))
  return values
}

async function exampleValue(field: FieldSpec, generator: string): Promise<unknown> {
  const shows = PICTURES[generator] ?? 'bay'
  if (field.kind === 'choice') return field.default ?? field.choices?.[0]
  if (field.kind === 'picture') return bringFile(await drawExample(shows, 0))
  if (field.kind === 'clip') return bringFile(await fetchExample(CLIPS[generator] ?? 'speaker'))
  if (field.kind === 'sound') return bringFile(SPEAKS.has(generator) ? await fetchExample('speech') : makeExampleSong())
  if (field.kind === 'voice') return firstVoice()
  if (field.kind === 'id' && field.of_clip) return newestVideo()
  const { of } = field
  if (field.kind !== 'list' || !of) return undefined
  const count = Math.max(1, field.min ?? 1, (of.kind === 'picture' && PICTURE_COUNTS[generator]) || 0)
  const entries = Array.from({ length: count }, (_, index) => index)
  if (of.kind === 'picture') return Promise.all(entries.map(async index => bringFile(await drawExample(shows, index))))
  const [first] = of.choices ?? []
  if (first !== undefined) return [first]
  return of.kind === 'record' ? Promise.all(entries.map(index => exampleEntry(of, shows, index))) : undefined
}

/** The required fields of an entry; each has another picture. */
async function exampleEntry({ fields = {} }: FieldSpec, shows: ExamplePicture, index: number): Promise<Values> {
  const entry: Values = {}
  for (const [name, field] of Object.entries(fields))
    if (field.required && field.kind === 'picture') entry[name] = await bringFile(await drawExample(shows, index + 1))
  return entry
}

/** The last video made here, if any. */
async function newestVideo(): Promise<string | undefined> {
  const { tasks } = await client().tasks({ states: ['success'], 'pager.pagesz': 20 })
  return tasks.flatMap(task => task.creations).find(({ url }) => /\.mp4(\?|$)/.test(url))?.id
}

async function firstVoice(): Promise<string | undefined> {
  const voices = await client().voices()
  return (voices.find(one => one.language.startsWith(language.value)) ?? voices[0])?.id
}
