import { createHash } from 'node:crypto'
import type { Block } from './page/blocks.ts'
import { modelBlocksOf, priceBlocksOf, voiceBlocks } from './page/catalog-blocks.ts'
import { type DocsSource, endpointBlocksOf, sectionIdOf, shownPathOf } from './page/endpoint-blocks.ts'
import {
  callbackGuide,
  errorGuide,
  generalRulesOf,
  type GuideLimits,
  INTRODUCTION,
  quickStartOf,
} from './page/guide.ts'
import { escaped, htmlOf, inlineOf } from './page/html-of.ts'
import { PAGE_SCRIPT } from './page/page-script.ts'
import { PAGE_STYLE } from './page/page-style.ts'
import { reasonTableOf } from './page/reasons.ts'
import { TAGS } from './page/tags.ts'
import type { Operation } from './operation.ts'
import { versionOf } from './openapi.ts'

/** A stretch of the page that has an entry in its contents. */
type Part = { id: string; title: string; html: string }

/** The whole documentation as one page that needs nothing else, and the policy that holds it to that. */
export function docsPageOf(source: DocsSource, limits: GuideLimits): { html: string; policy: string } {
  const documented = source.endpoints.filter(one => !one.undocumented)
  const tags = [...new Set(documented.map(one => one.tag))]
  const guides = [
    ...partsOf([...quickStartOf(source.publicUrl), ...generalRulesOf(limits)]),
    part('callbacks', 'Callbacks', callbackGuide),
    part('errors', 'Errors', [...errorGuide, reasonTableOf()]),
  ]
  const lists = [
    part('models', 'Models', modelBlocksOf(source.catalog)),
    part('prices', 'Prices', priceBlocksOf(source.catalog)),
    part('voices', 'Voices', voiceBlocks()),
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

/** Nothing is loaded, and of what stands in the page only our own style and script run. */
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
    ['Base URL', `<code>${escaped(publicUrl)}</code>`],
    ['Version', escaped(versionOf())],
    ['Generators', String(catalog.generators.length)],
    ['Models', String(catalog.models.length)],
    ['Rate', `${rate.perSecond} requests a second`],
    ['For programs', `<a href="${escaped(base)}/openapi.json">openapi.json</a>`],
  ]
  const shown = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')
  return `<header id="top"><h1>Kinora API</h1><p class="lead">${inlineOf(INTRODUCTION)}</p><dl class="facts">${shown}</dl></header>`
}

const part = (id: string, title: string, blocks: readonly Block[]): Part => ({ id, title, html: htmlOf(blocks) })

/** Cuts prose at its second-level headings. */
function partsOf(blocks: readonly Block[]): Part[] {
  const starts = blocks.flatMap((block, index) => (block.kind === 'heading' && block.level === 2 ? [index] : []))
  return starts.map((start, index) => {
    const head = blocks[start] as Extract<Block, { kind: 'heading' }>
    return part(head.id ?? '', head.text, blocks.slice(start + 1, starts[index + 1]))
  })
}

const sectionOf = ({ id, title, html }: Part): string =>
  `<section class="part" data-find id="${id}"><h2>${escaped(title)}</h2>\n${html}</section>`

function tagOf(tag: string, endpoints: readonly Operation[], source: DocsSource): string {
  const sections = endpoints.map(one => endpointSectionOf(one, source)).join('\n')
  return `<div class="tag"><h2>${escaped(tag)}</h2><p>${inlineOf(TAGS[tag] ?? '')}</p>\n${sections}</div>`
}

const endpointSectionOf = (endpoint: Operation, source: DocsSource): string =>
  `<section class="endpoint" data-find id="${sectionIdOf(endpoint)}"><h3>${inlineOf(endpoint.summary)}</h3>
<p class="call">${methodOf(endpoint)}<code>${escaped(shownPathOf(endpoint))}</code></p>
${htmlOf(endpointBlocksOf(endpoint, source))}</section>`

const methodOf = ({ method }: Operation): string => `<span class="method ${method.toLowerCase()}">${method}</span>`

const groupOf = (title: string, links: readonly string[]): string =>
  `<div class="group"><h2>${escaped(title)}</h2><ul>${links.map(link => `<li>${link}</li>`).join('')}</ul></div>`

const linkOf = ({ id, title }: Part): string => `<a href="#${id}">${escaped(title)}</a>`

/** The version in front is the same for nearly all, and long. Lines break between the steps of a path only. */
function endpointLinkOf(endpoint: Operation): string {
  const steps = shownPathOf(endpoint)
    .replace(/^\/(ent|tools|admin)\/v\d\//, '')
    .split(/(?<=.\/)/)
  const path = steps.map(step => `<span class="step">${escaped(step)}</span>`).join('<wbr>')
  const method = methodOf(endpoint).replace('>DELETE<', '>DEL<')
  return `<a href="#${sectionIdOf(endpoint)}">${method}<span>${path}</span></a>`
}
