/**
 * How glibc gives memory back. By itself it raises the size from which blocks are mapped to the largest block that was ever
 * freed, and has eight arenas a core; both keep what large bodies took. After all attacks the process then has 400 MB where
 * it needs 230.
 */
const TUNABLES = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' } as const
/** Tells the second start from an operator's own tunables. */
const MARK = 'KINORA_STARTED_WITH_TUNABLES'

/** The environment to start again with; undefined where an operator has tuned the allocator, or this is the second start. */
export function tunedEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv | undefined {
  const isTuned = [MARK, ...Object.keys(TUNABLES)].some(name => env[name] !== undefined)
  return isTuned ? undefined : { ...env, ...TUNABLES, [MARK]: '1' }
}

/** Takes the tunables away again: media processes are short-lived, and map their frames faster without. */
export function forgetTunables(env: NodeJS.ProcessEnv): void {
  if (env[MARK] === undefined) return
  for (const name of [MARK, ...Object.keys(TUNABLES)]) delete env[name]
}

/** Starts this process again, under the same id, with an allocator that gives memory back: glibc reads its tunables once. */
export function limitAllocator(env: NodeJS.ProcessEnv): void {
  // Others may call the command within their own process.
  if (env !== process.env || process.platform !== 'linux' || process.channel) return
  const tuned = tunedEnvironment(env)
  // Node 22 cannot replace a process.
  if (tuned && typeof process.execve === 'function')
    process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], tuned)
  forgetTunables(env)
}
