#!/usr/bin/env node
import { runCommand } from './cli/index.ts'

try {
  process.exitCode = await runCommand(process.argv.slice(2), process.env)
} catch (error) {
  process.stderr.write(`kinora ${process.argv[2] ?? ''}: ${(error as Error).message}\n`)
  // Exit at once: a start that failed half-way leaves open handles that keep the process alive.
  process.exit(1)
}
