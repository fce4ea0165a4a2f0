import { signal } from '@preact/signals'

/** Where in the console one is. All of it stands after the `#`, so that the page works under any path. */
export type Route = {
  /** The first step: names a page of the register. */
  page: string
  /** What follows it: an id, say. */
  rest: readonly string[]
  query: URLSearchParams
}

/** What every page is given. */
export type PageProps = Pick<Route, 'rest' | 'query'>

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s)
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decode)
  return { page, rest, query: new URLSearchParams(query) }
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

type Query = URLSearchParams | Record<string, string | undefined>

/** The address of a page within the console, for `href`. */
export function address(page: string, rest: readonly string[] = [], query: Query = {}): string {
  const pairs = query instanceof URLSearchParams ? [...query] : Object.entries(query)
  const wanted = new URLSearchParams(pairs.filter((pair): pair is [string, string] => Boolean(pair[1])))
  const path = [page, ...rest].map(encodeURIComponent).join('/')
  return `#/${path}${wanted.size > 0 ? `?${wanted.toString()}` : ''}`
}

const pages = new Set<string>()

/** Which pages there are: told by the register, asked by pages that lead to others. */
export const notePages = (paths: readonly string[]): void => paths.forEach(path => pages.add(path))
export const hasPage = (path: string): boolean => pages.has(path)

export const route = signal<Route>(parseRoute(''))

/** Goes there; with `replace` the step is not one to come back to. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  route.value = parseRoute(to)
}

/** Follows the address bar from now on. */
export function followAddress(): void {
  const read = (): void => {
    route.value = parseRoute(location.hash)
  }
  addEventListener('hashchange', read)
  addEventListener('popstate', read)
  read()
}
