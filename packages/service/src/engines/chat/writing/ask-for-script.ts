import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Input } from '@kinora/media/engine/contract'
import type { JsonSchema } from '@kinora/media/scene/schema-words'
import { SCRIPT_SCHEMA, scriptShot } from '@kinora/media/script/script-schema'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { isRecord } from '@kinora/media/core/is-record'
import { compactLine } from '../../../catalog/compact-line.ts'
import type { Question } from '../ask-chat.ts'
import { ANSWER_TOKENS, type ChatOrder, type ChatSettings, CONTEXT_TOKENS } from '../chat-settings.ts'
import { reduceSchema } from '../reading/answer-schema.ts'
import { countTokens } from '../reading/count-tokens.ts'
import { readInstructions, WRITING } from '../reading/instructions.ts'
import { shortlist } from '../reading/shortlist.ts'
import { correctionMessages, TEMPLATE_TOKENS } from '../reading/write-question.ts'

type WritingOrder = Extract<ChatOrder, { kind: 'writing' }>

const [MAX_FACTS, MAX_SECTIONS, LYRICS_LETTERS] = [40, 40, 2_000]

/** The question for the script of a film; undefined where the context is too small for it. */
export function askForScript(
  order: WritingOrder,
  { contextTokens = CONTEXT_TOKENS, answerTokens = ANSWER_TOKENS }: ChatSettings,
): Question | undefined {
  const told = readInstructions(WRITING)
  const request = describeBrief(order)
  const last = order.corrections?.at(-1)
  const corrections = last ? correctionMessages(last) : []
  const must = [told, request, ...corrections.map(({ content }) => content)]
  let left = contextTokens - answerTokens - TEMPLATE_TOKENS
  for (const text of must) left -= countTokens(text)
  if (left < 0) return undefined
  const take = (text: string): boolean => {
    const tokens = countTokens(text)
    if (tokens > left) return false
    left -= tokens
    return true
  }
  const near = shortlist(order.prompt, undefined, loadCatalogue())
    .filter(({ kind }) => kind !== 'action')
    .map(compactLine)
    .filter(take)
  const example = `# Example\n\n${readExample()}`
  return {
    messages: [
      { role: 'system', content: take(example) ? `${told}\n\n${example}` : told },
      {
        role: 'user',
        content:
          near.length > 0
            ? `Entries of the catalogue that the words may mean:\n${near.join('\n')}\n\n${request}`
            : request,
      },
      ...corrections,
    ],
    schema: answerSchema(),
    schemaName: 'script',
    seed: order.seed,
  }
}

/** Texts of the caller are quoted as JSON: they cannot end their own quotation. */
function describeBrief(order: WritingOrder): string {
  const { prompt, film, seconds, width, height, language, style, facts, song, inputs } = order
  const pictures = inputs.filter(({ kind }) => kind === 'picture').map(describePicture)
  const sections = (song?.sections ?? [])
    .slice(0, MAX_SECTIONS)
    .map(
      ({ fromSeconds, toSeconds, energy }) =>
        `${fromSeconds.toFixed(1)}-${toSeconds.toFixed(1)} s: energy ${energy.toFixed(1)}`,
    )
  return [
    `Film: ${film}. Length: ${seconds} s. Frame: ${width} x ${height}.`,
    language === undefined
      ? 'Everything that is said and written is in the language of the brief.'
      : `Everything that is said and written is in the language ${JSON.stringify(language)}.`,
    ...(style ? [`Style: ${JSON.stringify(style)}`] : []),
    ...(pictures.length > 0 ? [`Pictures of the request:\n${pictures.join('\n')}`] : []),
    ...(sections.length > 0 ? [`Sections of the song:\n${sections.join('\n')}`] : []),
    ...(song?.words
      ? [`Words of the song: ${JSON.stringify(song.words.slice(0, LYRICS_LETTERS).toWellFormed())}`]
      : []),
    ...(facts.length > 0 ? [`Facts that must be in the film: ${JSON.stringify(facts.slice(0, MAX_FACTS))}`] : []),
    `Brief: ${JSON.stringify(prompt)}`,
  ].join('\n')
}

const describePicture = ({ name, shows, description }: Input, picture: number): string =>
  `- ${JSON.stringify({ picture, ...(name && { name }), ...(shows && { shows }), ...(description && { description }) })}`

let example: string | undefined

/** A brief and the script that a good author writes. */
function readExample(): string {
  if (example !== undefined) return example
  const folder = dirname(WRITING)
  const [name = ''] = readdirSync(folder).filter(one => one.endsWith('.json'))
  const { brief, pictures, script } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, unknown>
  example = `Pictures: ${JSON.stringify(pictures)}\nBrief: ${JSON.stringify(brief)}\nAnswer: ${JSON.stringify(script)}`
  return example
}

// The service writes these itself.
const OWN_FIELDS: readonly string[] = ['version', 'origin']
let schema: JsonSchema | undefined

/** The schema of an answer: shots are told in words, and documents of them are written one by one. */
function answerSchema(): JsonSchema {
  if (schema) return schema
  const { $defs } = SCRIPT_SCHEMA
  const { properties, ...shot } = scriptShot.definition
  const { scene: _scene, ...fields } = isRecord(properties) ? properties : {}
  const told = { ...(isRecord($defs) ? $defs : {}), [scriptShot.name]: { ...shot, properties: fields } }
  schema = reduceSchema({ ...SCRIPT_SCHEMA, $defs: told }, OWN_FIELDS)
  return schema
}
