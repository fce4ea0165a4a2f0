import type { Catalog } from '../../catalog/catalog.ts'
import { buildDocsPage } from '../../reference/docs-page.ts'
import { createDocument, type Document, sendDocument } from '../document.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { buildOpenApi } from '../../reference/openapi.ts'
import type { ServerServices } from '../services.ts'

/** The documentation of all endpoints, these included, for programs and people. */
export const documentEndpoints = (catalog: Catalog, endpoints: readonly Endpoint[]): Endpoint[] => {
  const openApi = onceFor(({ publicUrl, settings }) =>
    createDocument(JSON.stringify(buildOpenApi({ catalog, endpoints, publicUrl }, settings)), {
      'content-type': 'application/json; charset=utf-8',
      // The document has no secrets; tools of other origins may load it.
      'access-control-allow-origin': '*',
    }),
  )
  const page = onceFor(({ publicUrl, settings }) => {
    const { html, policy } = buildDocsPage({ catalog, endpoints, publicUrl }, settings)
    return createDocument(html, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
  })
  return [
    endpoint({
      method: 'GET',
      path: '/openapi.json',
      tag: 'Documents',
      summary: 'This interface as an OpenAPI 3.1 document',
      answer: { about: 'The document; `If-None-Match` is supported', contentType: 'application/json' },
      read: async call => sendDocument(call, openApi(call.services)),
    }),
    endpoint({
      method: 'GET',
      path: '/docs',
      tag: 'Documents',
      summary: 'The documentation as a page',
      undocumented: true,
      answer: { about: 'The page', contentType: 'text/html' },
      read: async call => sendDocument(call, page(call.services)),
    }),
  ]
}

type Place = { publicUrl: string; settings: ServerServices['settings'] }

/** Built on first use, and again when the service's address changes. */
function onceFor(make: (place: Place) => Document): (services: ServerServices) => Document {
  let made: { publicUrl: string; document: Document } | undefined
  return services => {
    const publicUrl = services.publicUrl()
    if (made?.publicUrl !== publicUrl) made = { publicUrl, document: make({ publicUrl, settings: services.settings }) }
    return made.document
  }
}
