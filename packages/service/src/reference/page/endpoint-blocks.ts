import type { Catalog } from '../../catalog/catalog.ts'
import type { Column, NamedDeclaration } from '../../catalog/column.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { honoursIdempotencyKey, type Operation } from '../operation.ts'
import { buildAnswerBlocks } from './answer-rows.ts'
import { beside, type Block, code, heading, list, slugify, text } from './blocks.ts'
import { columnTable } from './column-table.ts'
import { EXAMPLE_ANSWERS } from './example-bodies.ts'
import { buildExample } from './build-example.ts'
import { describeBodyRules, fieldTable } from './field-rows.ts'
import { priceInWords } from './price-in-words.ts'
import { buildSampleAnswer } from './build-sample-answer.ts'

export type DocsSource = { catalog: Catalog; endpoints: readonly Operation[]; publicUrl: string }

export const sectionId = ({ method, path }: Operation): string => slugify(`${method} ${path}`)

/** The path for readers: its rest has a name. */
export const shownPath = ({ path }: Operation): string => path.replaceAll('{*}', '{key}')

/** The description of one operation, without its heading and summary. */
export function endpointBlocks(endpoint: Operation, source: DocsSource): Block[] {
  const { catalog } = source
  const { query, body } = endpoint
  return [
    text(termsOf(endpoint)),
    beside(...exampleBlocksOf(endpoint, source)),
    ...(query ? [heading(4, 'Query'), fieldTable(catalog.columns(query))] : []),
    ...(body ? bodyBlocksOf(endpoint, body, source) : []),
    ...buildAnswerBlocks(endpoint.answer?.schema),
  ]
}

function termsOf(endpoint: Operation): string {
  const { scope, answer, path } = endpoint
  const key = scope ? `Scope \`${scope}\`` : path.includes('{') ? 'No key: the URL is signed' : 'No key'
  const repeat = honoursIdempotencyKey(endpoint) ? ' · honours `Idempotency-Key`' : ''
  return `${key}${repeat}${answer ? ` · answers ${answer.status ?? 200}: ${lowered(answer.about)}` : ''}`
}

const lowered = (words: string): string =>
  /^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words

function exampleBlocksOf(endpoint: Operation, source: DocsSource): Block[] {
  const { catalog, publicUrl } = source
  const column = endpoint.body && chooseShownColumn(catalog, endpoint.body)
  const example = endpoint.body && column ? buildExample(endpoint.body, column) : undefined
  const answer = buildAnswerExample(endpoint, catalog, example)
  return [
    code('sh', formatCurl(endpoint, publicUrl, firstWithBody(endpoint, source) ? 'shown before' : example), 'Request'),
    ...(answer === undefined ? [] : [code('json', JSON.stringify(answer, null, 2), 'Answer')]),
  ]
}

/** The column of the example: the newest model is the last in the list, the usual mode the first. */
export function chooseShownColumn(catalog: Catalog, declared: NamedDeclaration): Column {
  const columns = [...catalog.columns(declared).values()]
  const shown = declared.rules ? columns[0] : columns.at(-1)
  if (!shown) throw new Error(`${declared.name} has no columns`)
  return shown
}

/** The service's answer to the example. */
export function buildAnswerExample(endpoint: Operation, catalog: Catalog, example: Values | undefined): unknown {
  if (!endpoint.answer?.schema) return undefined
  const isQuery = endpoint.method === 'GET'
  const request = endpoint.body && example ? usedOf(catalog, endpoint.body, example) : {}
  const known = {
    state: isQuery ? 'success' : 'created',
    progress: isQuery ? 100 : 0,
    ...request,
    ...EXAMPLE_ANSWERS[endpoint.path],
  }
  return buildSampleAnswer(endpoint.answer.schema, known)
}

/** The effective values of an example, with its price. */
function usedOf(catalog: Catalog, declared: NamedDeclaration, example: Values): Values {
  const { column, values, findings } = catalog.understand(declared, example)
  if (!catalog.prices.list[column.title]) return values
  const { credits, seconds, resolution } = catalog.prices.quote(column, values, findings)
  return { images: [], duration: seconds, resolution, ...values, credits }
}

/** The earlier endpoint with the same body, if any, which has the description. */
function firstWithBody(endpoint: Operation, { endpoints }: DocsSource): Operation | undefined {
  const first = endpoint.body && endpoints.find(one => one.body === endpoint.body && !one.undocumented)
  return first === endpoint ? undefined : first
}

function bodyBlocksOf(endpoint: Operation, body: NamedDeclaration, source: DocsSource): Block[] {
  const first = firstWithBody(endpoint, source)
  if (first) return [text(`The body is that of [${first.method} ${first.path}](${sectionId(first)}).`)]
  const { catalog } = source
  const columns = catalog.columns(body)
  if (Object.keys(body.fields).length === 0) return []
  const rules = describeBodyRules(columns)
  const comparison = columnTable(catalog, body)
  const price = columns.size === 1 ? catalog.prices.list[[...columns.values()][0]?.title ?? ''] : undefined
  return [
    heading(4, endpoint.bodyOptional ? 'Body (may be left out)' : 'Body'),
    fieldTable(columns),
    ...(rules.length > 0 ? [list(rules)] : []),
    ...(comparison
      ? [heading(4, `Compared by \`${body.rulesBy}\``), text('Defaults are in bold or in brackets.'), comparison]
      : []),
    ...(price ? [heading(4, 'Credits'), text(`${priceInWords(price)}.`)] : []),
  ]
}

const ID = '901243326567555072'

/** The call as a shell command. A body that was shown before is read from a file. */
export function formatCurl(endpoint: Operation, publicUrl: string, body: Values | 'shown before' | undefined): string {
  if (!endpoint.scope && endpoint.path.includes('{')) return signedCurlOf(endpoint)
  const words = [
    `curl -s${endpoint.method === 'GET' || endpoint.method === 'POST' ? '' : `X ${endpoint.method}`} ${publicUrl}${endpoint.path.replaceAll('{id}', ID)}`,
    ...(endpoint.scope ? [`-H "Authorization: ${endpoint.takesBearer ? 'Bearer' : 'Token'} $KINORA_KEY"`] : []),
    ...(body
      ? ["-H 'Content-Type: application/json'", body === 'shown before' ? '-d @body.json' : `-d ${quoted(body)}`]
      : []),
    ...(endpoint.method === 'POST' && !body ? ['-X POST'] : []),
  ]
  return words.join(' \\\n  ')
}

const quoted = (body: Values): string => `'${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`

/** If the service returns the whole signed address, it is used as it is. */
const signedCurlOf = ({ rawBody }: Operation): string =>
  rawBody ? 'curl -s -T portrait.jpg "$PUT_URL"' : 'curl -s -o result.mp4 "$RESULT_URL"'
