// Receivers of callbacks, each on a port of its own: most answer at once, some refuse or accept and never answer.
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer as createNetServer, type Server } from 'node:net'
import { answerPlan } from './run-child.ts'

export type ReceivePlan = { alive: number; refusing: number; hanging: number }

/** In the order of the plan. */
export type Listening = { urls: string[] }

answerPlan<ReceivePlan>(async ({ alive, refusing, hanging }) => {
  const portOf = async (server: Server): Promise<number> => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const answering = (): Server =>
    createHttpServer((request, response) => {
      request.resume().on('end', () => response.end())
    })
  const ports: number[] = []
  for (let nth = 0; nth < alive; nth++) ports.push(await portOf(answering()))
  const closed: Server[] = []
  for (let nth = 0; nth < refusing; nth++) {
    const server = createNetServer()
    ports.push(await portOf(server))
    closed.push(server)
  }
  for (let nth = 0; nth < hanging; nth++) ports.push(await portOf(createNetServer(socket => socket.resume())))
  for (const server of closed) server.close()
  const listening: Listening = { urls: ports.map(port => `http://127.0.0.1:${port}/hook`) }
  process.send?.(listening)
  return async () => process.exit(0)
})
