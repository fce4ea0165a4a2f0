#!/usr/bin/env node
import { runCommand } from './cli/index.ts'

try {
  process.exitCode = await runCommand(process.argv.slice(2), process.env)
} catch (error) {
  process.stderr.write(`kinora ${process.argv[2] ?? ''}: ${(error as Error).message}\n`)
  // At once: a start that failed half-way has doors open that would keep the process, and nobody behind them.
  process.exit(1)
}
