// What the service is compared with: Fastify and nothing else, its own JSON parser, answers of the service's shape.
import { fastify } from 'fastify'

const [created, polled] = JSON.parse(process.argv[2] ?? '[]') as [object, object]

const app = fastify()
app.post('/create', async request => ({ ...created, ...(request.body as object) }))
app.get('/poll/:id', async () => polled)
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.on('SIGTERM', () => process.exit(0))
