import type { Values } from '../../catalog/fill-defaults.ts'
import type { Operation } from '../operation.ts'

const ID = '901243326567555072'

/** The call as a command that can be pasted into a shell; a body that was shown before is a file by now. */
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

/** Where the whole address is handed out, signature included, there is nothing to put together. */
const signedCurlOf = ({ rawBody }: Operation): string =>
  rawBody ? 'curl -s -T portrait.jpg "$PUT_URL"' : 'curl -s -o result.mp4 "$RESULT_URL"'
