import type { ChildProcess } from 'node:child_process'

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

/** A child that must not outlive this process; call what it gives when the child has ended. */
export function keepChild(child: ChildProcess): () => void {
  children.add(child)
  return () => void children.delete(child)
}
