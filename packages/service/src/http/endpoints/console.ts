import { exchangeSignInCode } from '../../accounts/sign-in.ts'
import { text } from '../../catalog/words/words.ts'
import { Refusal } from '../../core/errors.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import { type ConsoleFile, createConsoleFiles } from '../console-files.ts'
import { acceptedEncoding, hasCopy, hashEtag } from '../document.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/** The console: its document, its parts under content-hashed names, and sign-in by link. */
export const consoleEndpoints = (): Endpoint[] => {
  const files = createConsoleFiles()
  return [
    endpoint({
      method: 'GET',
      path: '/',
      tag: 'Documents',
      summary: 'The console, or the documentation if the console is not built',
      undocumented: true,
      read: async call => sendPage(call, files()?.page),
    }),
    endpoint({
      method: 'GET',
      path: '/assets/{*}',
      tag: 'Documents',
      summary: 'A part of the console',
      undocumented: true,
      read: async call => sendAsset(call, files()?.assets.get(call.params['*'] ?? '')),
    }),
    endpoint({
      method: 'POST',
      path: '/console/sign-in',
      tag: 'Account',
      summary: 'Exchange the code of a sign-in link for a key',
      // Enough for everybody behind one address, too slow for guessing codes or loading the database.
      perAddress: { perSecond: 1, burst: 20 },
      body: {
        name: 'sign-in code',
        summary: '',
        fields: {
          code: text({
            required: true,
            max: 200,
            unseen: true,
            about: 'The part of the link after `#/sign-in/`; it works once',
          }),
        },
      },
      ignoresIdempotencyKey: true,
      answer: {
        about: 'A key of the account that the link was made for; it ends after 30 days',
        schema: objectSchema({ key: field.text('The key, shown here only') }),
      },
      change: async ({ services, body, reply }, tx) => {
        reply.header('cache-control', 'no-store')
        return { json: { key: await exchangeSignInCode(tx, body.values.code as string, services) } }
      },
    }),
  ]
}

function sendPage(call: Call, page: ConsoleFile | undefined): Answer {
  const { reply, services } = call
  if (!page) {
    // Relative, so that a path prefix is kept.
    reply.redirect('docs', 302)
    return 'sent'
  }
  const etag = hashEtag(page.plain)
  reply.headers({
    'cache-control': 'no-cache',
    etag,
    'content-security-policy': consolePolicy([services.publicUrl(), ...services.settings.fileOrigins]),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  })
  if (hasCopy(call.request, etag)) {
    reply.code(304).send()
    return 'sent'
  }
  return sendBytes(call, page)
}

function sendAsset(call: Call, file: ConsoleFile | undefined): Answer {
  if (!file) throw new Refusal('NotFound', `there is nothing at ${call.request.url.slice(0, 200)}`)
  call.reply.headers({ 'cache-control': A_YEAR, 'x-content-type-options': 'nosniff' })
  return sendBytes(call, file)
}

function sendBytes({ request, reply }: Call, { type, plain, packed }: ConsoleFile): Answer {
  const encoding = packed && acceptedEncoding(request.headers['accept-encoding'])
  reply.header('content-type', type).header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  reply.send(encoding === 'br' ? packed?.br : encoding === 'gzip' ? packed?.gzip : plain)
  return 'sent'
}

/** Content security policy: scripts and styles only from here; media also from the file storage; nothing else. */
export function consolePolicy(places: readonly string[]): string {
  const from = ["'self'", ...new Set(places.map(place => new URL(place).origin))].join(' ')
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src ${from} data: blob:`,
    `media-src ${from} blob:`,
    `connect-src ${from}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
