import { signal } from '@preact/signals'

/** The current location in the console. All of it is after the `#`, so that the page works under any path. */
export type Route = {
  /** The first segment: the name of a page. */
  page: string
  /** The rest, such as an id. */
  rest: readonly string[]
  query: URLSearchParams
}

/** The props of every page. */
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

/** The existing pages: set by the list of pages, used by pages that link to others. */
export const notePages = (paths: readonly string[]): void => paths.forEach(path => pages.add(path))
export const hasPage = (path: string): boolean => pages.has(path)

export const route = signal<Route>(parseRoute(''))

/** Navigates; with `replace`, without a history entry. */
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
