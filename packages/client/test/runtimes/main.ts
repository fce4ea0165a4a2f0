// Run by Node, Bun and Deno: what is given as JSON in the first argument, what came of it as JSON on standard output.
import { type Given, useClient } from './use-client.ts'

console.log(JSON.stringify(await useClient(JSON.parse(process.argv[2] ?? '') as Given)))
