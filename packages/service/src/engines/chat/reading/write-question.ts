import type { CatalogueKind } from '@kinora/media/scene/catalogue'
import { type Cast, type Correction, type Input, MAX_REVIEWED_STILLS } from '@kinora/media/engine/contract'
import { inputAsset } from '@kinora/media/engine/input-asset'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue, type StudioCatalogue } from '@kinora/studio/catalogue'
import { compactLine, shortLine } from '../../../catalog/compact-line.ts'
import { type Example, fieldGuide, modellingGuide, readExamples, vocabulary } from '../../../catalog/scene-guide.ts'
import type { ResolvePath } from '../../engine-kind.ts'
import { readDataUrl } from '../../remote/encoded-files.ts'
import type { Message, MessagePart, Question } from '../ask-chat.ts'
import { ANSWER_TOKENS, type ChatOrder, type ChatSettings, CONTEXT_TOKENS } from '../chat-settings.ts'
import { answerSchema } from './answer-schema.ts'
import { countTokens } from './count-tokens.ts'
import { CHANGING, LOOKING, readInstructions } from './instructions.ts'
import { shortlist } from './shortlist.ts'

type ReadingOrder = Extract<ChatOrder, { kind: 'reading' }>
/** The orders whose answer is a document. */
type DocumentOrder = Extract<ChatOrder, { kind: 'reading' | 'reviewing' }>

// Tokens of chat templates around the messages.
export const TEMPLATE_TOKENS = 200
// Models with smaller contexts have no room for modelling, or for the meaning of every field.
const TOKENS_FOR_ASSETS = 48_000
const TOKENS_FOR_FIELDS = 16_000
const MAX_PROBLEMS = 20
const MAX_INPUTS = 20
const MAX_CAST = 20
// A picture of 512 pixels takes 300 to 1,000 tokens.
const STILL_TOKENS = 1_000

/**
 * Builds the question of an order: the instructions, as much of the catalogue as fits into the context, the prompt, and
 * the problems of the previous answer. Parts that are the same for every prompt come first, so that servers can cache
 * them. Undefined if the context is too small.
 */
export async function writeQuestion(
  order: DocumentOrder,
  { settings, resolvePath }: { settings: ChatSettings; resolvePath: ResolvePath },
): Promise<Question | undefined> {
  const { contextTokens = CONTEXT_TOKENS, answerTokens = ANSWER_TOKENS, instructions } = settings
  const catalogue = loadCatalogue()
  const correction = order.kind === 'reading' ? order.corrections?.at(-1) : undefined
  const withAssets = contextTokens >= TOKENS_FOR_ASSETS
  const told = readInstructions(instructions === undefined ? undefined : resolvePath(instructions))
  const stills = order.kind === 'reviewing' ? await stillParts(order) : []
  const request =
    order.kind === 'reviewing'
      ? describeReview(order)
      : order.change
        ? describeChange(order, order.change)
        : describeRequest(order)
  const corrections = correction ? correctionMessages(correction) : []
  const room =
    contextTokens -
    answerTokens -
    TEMPLATE_TOKENS -
    stills.length * STILL_TOKENS -
    sum([told, request, ...corrections.map(({ content }) => content)].map(countTokens))
  // Stills and corrections may leave no room for the meaning of every field.
  const words = guidesFor(contextTokens).find(text => countTokens(text) <= room)
  if (words === undefined) return undefined
  let left = room - countTokens(words)
  const take = (text: string): boolean => {
    const tokens = countTokens(text)
    if (tokens > left) return false
    left -= tokens
    return true
  }
  const near = shortlist(order.prompt, order.draft, catalogue).map(compactLine).filter(take)
  const list = (kind: CatalogueKind): string[] =>
    listsOf(catalogue, kind)
      .filter(({ tokens }) => tokens <= left)
      .slice(0, 1)
      .map(({ text }) => text)
  const kept = (texts: readonly string[]): string[] => texts.filter(take)
  const actions = kept(list('action'))
  const examples = kept(
    readExamples()
      .filter(({ scene }) => withAssets || scene.assets === undefined)
      .map(exampleText),
  )
  const lists = LISTED.flatMap(kind => kept(list(kind)))
  const system = [
    told,
    words,
    ...actions,
    ...lists,
    ...(examples.length > 0 ? [`# Examples\n\n${examples.join('\n\n')}`] : []),
  ].join('\n\n')
  const nearby = near.length > 0 ? `Entries of the catalogue that the words may mean:\n${near.join('\n')}\n\n` : ''
  const asked = `${nearby}${request}`
  return {
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: stills.length > 0 ? [{ type: 'text', text: asked }, ...stills] : asked },
      ...corrections,
    ],
    schema: answerSchema({ withAssets }),
    schemaName: 'scene',
    seed: order.seed,
  }
}

/** What a context of this size may be told about the fields, from everything to the words that they take. */
const guidesFor = (contextTokens: number): string[] => [
  ...(contextTokens >= TOKENS_FOR_ASSETS
    ? [`# Every field\n\n${fieldGuide({ withAssets: true })}\n\n${modellingGuide()}`]
    : []),
  ...(contextTokens >= TOKENS_FOR_FIELDS ? [`# Every field\n\n${fieldGuide({ withAssets: false })}`] : []),
  `# Words that fields take\n\n${vocabulary()}`,
]

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)

/** The kinds that are listed completely if there is room after the actions and examples, the most useful first. */
const LISTED: readonly CatalogueKind[] = ['place', 'material', 'garment', 'asset']

type Listed = { text: string; tokens: number }
const listed = new Map<CatalogueKind, readonly Listed[]>()

/**
 * All entries of a kind: with names, anchors and roles; without names; and as ids alone. They are the same for every
 * question.
 */
function listsOf(catalogue: StudioCatalogue, kind: CatalogueKind): readonly Listed[] {
  const known = listed.get(kind)
  if (known) return known
  const entries = catalogue.list(kind)
  const made = [
    `# All entries of kind ${kind}\n\n${entries.map(compactLine).join('\n')}`,
    `# All of kind ${kind}, without names\n\n${entries.map(shortLine).join('\n')}`,
    `# All ids of kind ${kind}\n\n${entries.map(({ id }) => id).join(' ')}`,
  ].map(text => ({ text, tokens: countTokens(text) }))
  listed.set(kind, made)
  return made
}

const exampleText = ({ prompt, seconds, scene }: Example): string =>
  `Description: ${JSON.stringify(prompt)}\nLength: ${seconds} s\nAnswer: ${JSON.stringify(scene)}`

/** The caller's texts are quoted as JSON, so that they cannot end their quotation. */
function describeRequest(order: DocumentOrder): string {
  const { prompt, seconds, width, height, inputs } = order
  const pictures = inputs.flatMap(describeInput).slice(0, MAX_INPUTS)
  return [
    ...(pictures.length > 0
      ? [`Pictures that come along; the value of \`asset\` shows one as it is:\n${pictures.join('\n')}`]
      : []),
    ...(order.kind === 'reading' && order.cast ? describeCast(order.cast) : []),
    `Length: ${seconds} s. Frame: ${width} x ${height}, ${width > height ? 'landscape' : width < height ? 'portrait' : 'square'}.`,
    `Description: ${JSON.stringify(prompt)}`,
  ].join('\n')
}

/** The cast that the clip shares with the other clips of its film. */
function describeCast({ entities = [], places = [] }: Cast): string[] {
  if (entities.length + places.length === 0) return []
  const known = { entities: entities.slice(0, MAX_CAST), places: places.slice(0, MAX_CAST) }
  return [
    `The clip is one of a film. Those of these that the description means have these ids and looks: ${JSON.stringify(known)}`,
  ]
}

/** A change of a document: the document, the words, and the shot that they are about. */
function describeChange(order: DocumentOrder, { scene, shot }: NonNullable<ReadingOrder['change']>): string {
  return [
    `Document: ${JSON.stringify(contentOf(scene))}`,
    ...(shot === undefined ? [] : [`Only shot ${shot}, counted from 0, changes.`]),
    `Change: ${JSON.stringify(order.prompt)}`,
    readInstructions(CHANGING),
  ].join('\n')
}

/** The review instructions follow the request, where models give them more weight. */
function describeReview(order: Extract<ChatOrder, { kind: 'reviewing' }>): string {
  const notes = order.notes.slice(0, MAX_PROBLEMS).map(note => `- ${note}`)
  return [
    describeRequest(order),
    `Document: ${JSON.stringify(contentOf(order.draft))}`,
    ...(notes.length > 0 ? [`The stage could not do everything:\n${notes.join('\n')}`] : []),
    readInstructions(LOOKING),
  ].join('\n')
}

/** A document without the fields that the service sets. */
const contentOf = ({
  version: _version,
  title: _title,
  origin: _origin,
  seconds: _seconds,
  language: _language,
  ...document
}: Scene): object => document

/** The stills of a document, each after a line that says which moment it shows. */
async function stillParts({ inputs }: DocumentOrder): Promise<MessagePart[]> {
  const stills = inputs.filter(({ role }) => role.startsWith('stills[')).slice(0, MAX_REVIEWED_STILLS)
  const parts = stills.map(async ({ path, description }): Promise<MessagePart[]> => {
    const picture: MessagePart = { type: 'image_url', image_url: { url: await readDataUrl(path) } }
    return description ? [{ type: 'text', text: `Picture of ${description}:` }, picture] : [picture]
  })
  return (await Promise.all(parts)).flat()
}

function describeInput(input: Input): string[] {
  const asset = inputAsset(input)
  const { name, shows, description } = input
  if (asset === undefined) return []
  return [
    `- ${JSON.stringify({ asset, ...(name && { name }), ...(shows && { shows }), ...(description && { description }) })}`,
  ]
}

export function correctionMessages({ answer, problems }: Correction): (Message & { content: string })[] {
  const lines = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ at, message, allowed = [], nearest = [] }) =>
      [
        `- ${at || 'the document'}: ${message}`,
        ...(allowed.length > 0 ? [`allowed: ${allowed.slice(0, 20).join(', ')}`] : []),
        ...(nearest.length > 0 ? [`nearest: ${nearest.join(', ')}`] : []),
      ].join('; '),
    )
  return [
    { role: 'assistant', content: answer },
    {
      role: 'user',
      content: `The document has problems:\n${lines.join('\n')}\nAnswer with the whole document, corrected. Change nothing else.`,
    },
  ]
}
