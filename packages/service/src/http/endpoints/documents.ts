import type { Catalog } from '../../catalog/catalog.ts'
import { buildDocsPage } from '../../reference/docs-page.ts'
import { createDocument, type Document, sendDocument } from '../document.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { buildOpenApi } from '../../reference/openapi.ts'
import type { Services } from '../services.ts'

/** The documentation of the endpoints, these included: for programs and for people. */
export const documentEndpoints = (catalog: Catalog, endpoints: readonly Endpoint[]): Endpoint[] => {
  const openApi = onceFor(({ publicUrl, settings }) =>
    createDocument(JSON.stringify(buildOpenApi({ catalog, endpoints, publicUrl }, settings)), {
      'content-type': 'application/json; charset=utf-8',
      // A document without secrets that browsers may load into tools of other origins.
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
      answer: { about: 'The document; `If-None-Match` is heeded', contentType: 'application/json' },
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

type Place = { publicUrl: string; settings: Services['settings'] }

/** Made when first asked for, and again only when the service has another address. */
function onceFor(make: (place: Place) => Document): (services: Services) => Document {
  let made: { publicUrl: string; document: Document } | undefined
  return services => {
    const publicUrl = services.publicUrl()
    if (made?.publicUrl !== publicUrl) made = { publicUrl, document: make({ publicUrl, settings: services.settings }) }
    return made.document
  }
}
