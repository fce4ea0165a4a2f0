import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { voices } from '../packages/service/src/catalog/voices.ts'
import { SETTINGS } from '../packages/service/src/service/settings.ts'
import { ERRORS } from '../packages/service/src/core/errors.ts'
import { code, slugify, table, text } from '../packages/service/src/reference/page/blocks.ts'
import { sectionId, shownPath } from '../packages/service/src/reference/page/endpoint-blocks.ts'
import { renderHtml } from '../packages/service/src/reference/page/render-html.ts'
import { renderMarkdown } from '../packages/service/src/reference/page/render-markdown.ts'
import { HMAC_EXAMPLE, VERIFY_CALLBACK } from '../packages/service/src/reference/page/verify-callback.ts'
import type { Endpoint } from '../packages/service/src/http/endpoint.ts'
import { buildEndpoints } from '../packages/service/src/http/endpoints/index.ts'
import { referenceFiles, staleFiles } from '../tools/reference.ts'
import { type Answered, startService, type TestService } from './harness/service.ts'

let service: TestService
let page: Answered
let endpoints: Endpoint[]

before(async () => {
  service = await startService()
  page = await service.get('/docs', { key: null })
  endpoints = buildEndpoints(service.services.catalog).filter(one => !one.undocumented)
})
after(() => service.stop())

const matchesOf = (pattern: RegExp, words = page.text): string[] =>
  [...words.matchAll(pattern)].map(([, found = '']) => found)

test('the reference on disk is what the source says', () => {
  assert.deepEqual(staleFiles(referenceFiles()), [])
})

test('a reference page that was changed, lost or left over is named', () => {
  const files = referenceFiles()
  files.set('docs/reference/errors.md', 'something else')
  files.set('docs/reference/new.md', 'not there')
  files.delete('docs/reference/voices.md')
  assert.deepEqual(staleFiles(files), ['docs/reference/errors.md', 'docs/reference/new.md', 'docs/reference/voices.md'])
})

test('the reference has every generator with every field and model, every error, voice and setting', () => {
  const files = referenceFiles()
  const { catalog } = service.services
  for (const generator of catalog.generators) {
    const words = files.get(`docs/reference/${slugify(generator.name)}.md`) ?? ''
    const names = [...Object.keys(generator.fields), ...catalog.columns(generator).keys()].filter(Boolean)
    for (const name of names) assert.ok(words.includes(`\`${name}\``), `${generator.name}: ${name}`)
  }
  const told = (path: string, names: string[]) => names.filter(name => !files.get(path)?.includes(`| \`${name}\` |`))
  assert.deepEqual(
    told(
      'docs/reference/models.md',
      catalog.models.map(one => one.id),
    ),
    [],
  )
  assert.deepEqual(told('docs/reference/errors.md', Object.keys(ERRORS)), [])
  assert.deepEqual(
    told(
      'docs/reference/voices.md',
      voices.map(one => one.id),
    ),
    [],
  )
  assert.deepEqual(told('docs/reference/prices.md', Object.keys(catalog.prices.list)), [])
  assert.deepEqual(told('docs/settings.md', Object.keys(SETTINGS)), [])
})

const guides = (): [path: string, words: string][] =>
  read(['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/{*,engines/*}.md')])

const read = (paths: readonly string[]): [path: string, words: string][] =>
  paths.map(path => [path, readFileSync(path, 'utf8')])

/** What runs the service on machines of others. */
const deployed = (): [path: string, words: string][] =>
  read(globSync('deploy/{*,systemd/*}').filter(path => statSync(path).isFile()))

// Where programs that call the service find it: the examples read them, the service does not.
const OF_EXAMPLES = ['KINORA_URL', 'KINORA_KEY', 'KINORA_CALLBACK_SECRET']
// The address that containers are reached at: the compose file's own.
const OF_COMPOSE = ['KINORA_LISTEN']

test('guides and files for deployment name only settings that there are', () => {
  for (const [path, words] of [...guides(), ...deployed()]) {
    const unknown = matchesOf(/\b(KINORA_[A-Z0-9_]+[A-Z0-9])\b/g, words).filter(
      name => !(name in SETTINGS) && !/_S3$|_TEST_/.test(name) && ![...OF_EXAMPLES, ...OF_COMPOSE].includes(name),
    )
    assert.deepEqual(unknown, [], path)
  }
})

test('links between guides lead to files and headings that there are', () => {
  const anchorOf = (title: string): string =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-')
  for (const [path, words] of guides()) {
    for (const target of matchesOf(/\]\((?!https?:)([^)\s]+)\)/g, words)) {
      const [file = '', anchor] = target.split('#')
      const found = file === '' ? path : join(dirname(path), file)
      assert.ok(existsSync(found), `${path} links to ${target}`)
      if (anchor === undefined) continue
      const anchors = matchesOf(/^#+ (.+)$/gm, readFileSync(found, 'utf8')).map(anchorOf)
      assert.ok(anchors.includes(anchor), `${path} links to ${target}`)
    }
  }
})

/** Paths of the repository's files and folders, each with all its ends: `a/b/c.ts`, `b/c.ts`, `c.ts`. */
function knownPaths(): Set<string> {
  const folders = '{packages/*/{src,data,tables,test,tools,migrations},docs,test,tools,bench,deploy,examples}'
  const paths = globSync([`${folders}/**/*`, 'packages/*', '*'], { exclude: path => path.includes('node_modules') })
  return new Set(
    paths
      .flatMap(path => path.split('/').map((_, from, parts) => parts.slice(from).join('/')))
      .concat(paths.map(path => dirname(path))),
  )
}

// The files that the worked examples of CONTRIBUTING.md create.
const EXAMPLE_FILES = ['catalog/models/genq4.ts', 'catalog/generators/text2loop.ts', 'plans/loop.ts', '0001.txt']

test('paths in the pages for contributors are paths of the repository', () => {
  const known = knownPaths()
  for (const [path, words] of read(['docs/architecture.md', 'CONTRIBUTING.md'])) {
    const prose = words.replaceAll(/^```[\s\S]*?^```/gm, '')
    const named = matchesOf(/`([\w.-]+(?:\/[\w.-]+)+|[\w-]+\.(?:ts|js|json|md|txt))`/g, prose)
    assert.deepEqual(
      named.filter(one => !known.has(one) && !/^(?:kinora\.|node_modules)/.test(one) && !EXAMPLE_FILES.includes(one)),
      [],
      path,
    )
  }
})

test('links between reference pages lead somewhere', () => {
  const files = referenceFiles()
  for (const [path, words] of files) {
    for (const target of matchesOf(/\]\((?!https?:)([^)#]+)\)/g, words)) {
      const found = new URL(target, `file:///${path}`).pathname.slice(1)
      assert.ok(files.has(found) || existsSync(found), `${path} links to ${target}`)
    }
  }
})

test('the page needs no key and lets browsers load and run nothing else', () => {
  assert.equal(page.status, 200)
  assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8')
  const policy = page.headers.get('content-security-policy') ?? ''
  const hashOf = (words: string) => `'sha256-${createHash('sha256').update(words).digest('base64')}'`
  const [style = ''] = matchesOf(/<style>([\s\S]*?)<\/style>/g)
  const [script = ''] = matchesOf(/<script>([\s\S]*?)<\/script>/g)
  assert.equal(
    policy,
    `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})

test('the page refers to nothing outside of itself but the document for programs', () => {
  assert.deepEqual(matchesOf(/<(link|img|iframe|object|embed|video|audio|source|base|form|script [^>]*)\b/g), [])
  assert.deepEqual(matchesOf(/(@import|url\(|\ssrc=|\sstyle=|\son[a-z]+=)/g), [])
  const outside = matchesOf(/href="([^"]*)"/g).filter(href => !href.startsWith('#'))
  assert.deepEqual(outside, ['/openapi.json'])
})

test('every link in the page has its target, and every target is there once', () => {
  const ids = matchesOf(/\sid="([^"]*)"/g)
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  )
  for (const target of matchesOf(/href="#([^"]*)"/g)) assert.ok(ids.includes(target), target)
})

test('every endpoint is on the page, with its path and in its contents', () => {
  for (const endpoint of endpoints) {
    const section = sectionOf(endpoint)
    assert.ok(section.includes(`<code>${shownPath(endpoint)}</code>`), endpoint.path)
    assert.ok(page.text.includes(`<a href="#${sectionId(endpoint)}">`), endpoint.path)
  }
})

const sectionOf = (endpoint: Endpoint): string =>
  new RegExp(`<section [^>]*id="${sectionId(endpoint)}">([\\s\\S]*?)</section>`).exec(page.text)?.[1] ?? ''

test('every body in an example call on the page is understood by the catalogue', () => {
  let understood = 0
  for (const endpoint of endpoints) {
    const [call = ''] = matchesOf(
      /<figcaption>Request<\/figcaption><pre[^>]*><code>([\s\S]*?)<\/code>/g,
      sectionOf(endpoint),
    )
    const [, body] = /-d '([\s\S]*)'$/.exec(plainOf(call)) ?? []
    if (body === undefined) continue
    assert.ok(endpoint.body, endpoint.path)
    const { unknownFields } = service.services.catalog.understand(
      endpoint.body,
      JSON.parse(body.replaceAll("'\\''", "'")),
    )
    assert.deepEqual(unknownFields, [], endpoint.path)
    understood += 1
  }
  assert.equal(understood, new Set(endpoints.flatMap(one => (one.body ? [one.body] : []))).size)
})

const plainOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('the page shows the address and the prices of this service', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-test-'))
  t.after(() => rm(folder, { recursive: true }))
  const prices = join(folder, 'prices.json')
  await writeFile(prices, JSON.stringify({ 'template-story': { flat: 4_321 } }))
  const other = await startService({
    KINORA_PUBLIC_URL: 'https://media.example.com/kinora',
    KINORA_PRICES_FILE: prices,
  })
  t.after(() => other.stop())
  const { text: html } = await other.get('/docs', { key: null })
  assert.ok(html.includes('curl -s https://media.example.com/kinora/ent/v2/text2video'))
  assert.ok(html.includes('href="/kinora/openapi.json"'))
  assert.ok(html.includes('<p>4321.</p>'))
})

test('texts cannot become markup, and cells cannot break a table', () => {
  const blocks = [
    text('a <b>&"c"</b> `<i>` **d**'),
    table('fields', ['<x>'], [['a|b\nc']]),
    code('sh', '</code><script>'),
  ]
  const html = renderHtml(blocks)
  assert.ok(
    html.includes('<p>a &lt;b&gt;&amp;&quot;c&quot;&lt;/b&gt; <code>&lt;i&gt;</code> <strong>d</strong></p>'),
    html,
  )
  assert.ok(html.includes('&lt;/code&gt;&lt;script&gt;'), html)
  assert.ok(renderMarkdown(blocks).includes('| a\\|b<br>c |'))
})

type Verifier = {
  isSignedBody(headers: Record<string, string>, body: string, secret: string, nowSeconds?: number): boolean
  isSignedRequest(method: string, target: string, headers: Record<string, string>, secret: string): boolean
}
const verifier = (await import(`data:text/javascript,${encodeURIComponent(VERIFY_CALLBACK)}`)) as Verifier

test('the code shown for callbacks accepts the known HMAC signature and no other', () => {
  const { method, target, secret } = HMAC_EXAMPLE
  const headers = Object.fromEntries(
    Object.entries(HMAC_EXAMPLE.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  assert.equal(verifier.isSignedRequest(method, target, headers, secret), true)
  assert.equal(verifier.isSignedRequest(method, `${target}7`, headers, secret), false)
  assert.equal(verifier.isSignedRequest(method, target, headers, 'another'), false)
})

test('the code shown for callbacks accepts a signed body, by either of two secrets, while it is fresh', () => {
  const key = Buffer.from('0123456789abcdef0123456789abcdef')
  const body = '{"state":"success"}'
  const signature = createHmac('sha256', key).update(`msg_1.1000.${body}`).digest('base64')
  const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': '1000', 'webhook-signature': `v1,AAAA v1,${signature}` }
  const secret = `whsec_${key.toString('base64')}`
  assert.equal(verifier.isSignedBody(headers, body, secret, 1_100), true)
  assert.equal(verifier.isSignedBody(headers, body, key.toString(), 1_100), true)
  assert.equal(verifier.isSignedBody(headers, `${body} `, secret, 1_100), false)
  assert.equal(verifier.isSignedBody(headers, body, secret, 1_400), false)
  assert.equal(verifier.isSignedBody({}, body, secret, 1_100), false)
})
