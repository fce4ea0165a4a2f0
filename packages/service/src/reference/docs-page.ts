import { createHash } from 'node:crypto'
import type { Block } from './page/blocks.ts'
import { modelBlocks, priceBlocks, voiceBlocks } from './page/catalog-blocks.ts'
import { type DocsSource, endpointBlocks, sectionId, shownPath } from './page/endpoint-blocks.ts'
import {
  callbackGuide,
  errorGuide,
  generalRules,
  type GuideLimits,
  INTRODUCTION,
  quickStartBlocks,
} from './page/guide.ts'
import { escapeHtml, renderHtml, renderInline } from './page/render-html.ts'
import { PAGE_SCRIPT } from './page/page-script.ts'
import { PAGE_STYLE } from './page/page-style.ts'
import { reasonTable } from './page/reasons.ts'
import { sceneBlocks } from './page/scene-blocks.ts'
import { TAGS } from './page/tags.ts'
import type { Operation } from './operation.ts'
import { readVersion } from '../core/read-version.ts'

/** A section of the page with an entry in the table of contents. */
type Part = { id: string; title: string; html: string }

/** The whole documentation as one self-contained page, and its content security policy. */
export function buildDocsPage(source: DocsSource, limits: GuideLimits): { html: string; policy: string } {
  const documented = source.endpoints.filter(one => !one.undocumented)
  const tags = [...new Set(documented.map(one => one.tag))]
  const guides = [
    ...partsOf([...quickStartBlocks(source.publicUrl), ...generalRules(limits)]),
    part('callbacks', 'Callbacks', callbackGuide),
    part('errors', 'Errors', [...errorGuide, reasonTable()]),
  ]
  const lists = [
    part('models', 'Models', modelBlocks(source.catalog)),
    part('prices', 'Prices', priceBlocks(source.catalog)),
    part('voices', 'Voices', voiceBlocks()),
    part('scenes', 'Scene documents', sceneBlocks()),
  ]
  const main = [
    heroOf(source, limits),
    ...guides.map(sectionOf),
    ...tags.map(tag =>
      tagOf(
        tag,
        documented.filter(one => one.tag === tag),
        source,
      ),
    ),
    ...lists.map(sectionOf),
  ]
  const groups = [
    groupOf('Guides', guides.map(linkOf)),
    ...tags.map(tag => groupOf(tag, documented.filter(one => one.tag === tag).map(endpointLinkOf))),
    groupOf('Lists', lists.map(linkOf)),
  ]
  return { html: pageOf(groups.join('\n'), main.join('\n')), policy: POLICY }
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing is loaded; only our own style and script run. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(PAGE_STYLE)}`,
  `script-src ${hashOf(PAGE_SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const pageOf = (contents: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kinora API reference</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<div class="frame">
<div class="side">
<a class="brand" href="#top">Kinora <small>API reference</small></a>
<input type="checkbox" id="menu" aria-label="Show the contents"><label class="menu" for="menu">Contents</label>
<div class="contents">
<div class="find" hidden><input type="search" id="find" placeholder="Find: field, model, path" aria-label="Find in this page" autocomplete="off"></div>
<nav aria-label="Contents">
${contents}
</nav>
</div>
</div>
<main id="content">
${main}
<p id="nothing" hidden>Nothing here has all of these words.</p>
</main>
</div>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`

function heroOf({ publicUrl, catalog }: DocsSource, { rate }: GuideLimits): string {
  const base = new URL(publicUrl).pathname.replace(/\/$/, '')
  const facts = [
    ['Base URL', `<code>${escapeHtml(publicUrl)}</code>`],
    ['Version', escapeHtml(readVersion())],
    ['Generators', String(catalog.generators.length)],
    ['Models', String(catalog.models.length)],
    ['Rate', `${rate.perSecond} requests a second`],
    ['For programs', `<a href="${escapeHtml(base)}/openapi.json">openapi.json</a>`],
  ]
  const shown = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')
  return `<header id="top"><h1>Kinora API</h1><p class="lead">${renderInline(INTRODUCTION)}</p><dl class="facts">${shown}</dl></header>`
}

const part = (id: string, title: string, blocks: readonly Block[]): Part => ({ id, title, html: renderHtml(blocks) })

/** Splits Markdown at its second-level headings. */
function partsOf(blocks: readonly Block[]): Part[] {
  const starts = blocks.flatMap((block, index) => (block.kind === 'heading' && block.level === 2 ? [index] : []))
  return starts.map((start, index) => {
    const head = blocks[start] as Extract<Block, { kind: 'heading' }>
    return part(head.id ?? '', head.text, blocks.slice(start + 1, starts[index + 1]))
  })
}

const sectionOf = ({ id, title, html }: Part): string =>
  `<section class="part" data-find id="${id}"><h2>${escapeHtml(title)}</h2>\n${html}</section>`

function tagOf(tag: string, endpoints: readonly Operation[], source: DocsSource): string {
  const sections = endpoints.map(one => endpointSectionOf(one, source)).join('\n')
  return `<div class="tag"><h2>${escapeHtml(tag)}</h2><p>${renderInline(TAGS[tag] ?? '')}</p>\n${sections}</div>`
}

const endpointSectionOf = (endpoint: Operation, source: DocsSource): string =>
  `<section class="endpoint" data-find id="${sectionId(endpoint)}"><h3>${renderInline(endpoint.summary)}</h3>
<p class="call">${methodOf(endpoint)}<code>${escapeHtml(shownPath(endpoint))}</code></p>
${renderHtml(endpointBlocks(endpoint, source))}</section>`

const methodOf = ({ method }: Operation): string => `<span class="method ${method.toLowerCase()}">${method}</span>`

const groupOf = (title: string, links: readonly string[]): string =>
  `<div class="group"><h2>${escapeHtml(title)}</h2><ul>${links.map(link => `<li>${link}</li>`).join('')}</ul></div>`

const linkOf = ({ id, title }: Part): string => `<a href="#${id}">${escapeHtml(title)}</a>`

/**
 * Omits the version prefix, which is long and the same for nearly all paths. Lines break only between path segments.
 */
function endpointLinkOf(endpoint: Operation): string {
  const steps = shownPath(endpoint)
    .replace(/^\/(ent|tools|admin)\/v\d\//, '')
    .split(/(?<=.\/)/)
  const path = steps.map(step => `<span class="step">${escapeHtml(step)}</span>`).join('<wbr>')
  const method = methodOf(endpoint).replace('>DELETE<', '>DEL<')
  return `<a href="#${sectionId(endpoint)}">${method}<span>${path}</span></a>`
}
