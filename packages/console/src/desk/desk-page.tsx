import { address, type PageProps } from '../core/route.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import { Desk } from './desk.tsx'
import { Library } from './library.tsx'
import { loadSchema } from './load-schema.ts'
import { loadSource } from './source.ts'

/** Scenes: a library, or one of them open. */
export const DeskPage = ({ rest, query }: PageProps) =>
  rest.length === 0 ? (
    <Library collection={query.get('collection') ?? ''} />
  ) : (
    <OpenDesk key={`${rest.join('/')} ${query.get('version') ?? ''}`} rest={rest} query={query} />
  )

function OpenDesk({ rest, query }: PageProps) {
  const texts = t().desk
  const version = Number(query.get('version')) || undefined
  const here = `${rest.join('/')}${version === undefined ? '' : `?${version}`}`
  const { value: source, error, isLoading } = useLoad(signal => loadSource(rest, version, signal), [here])
  const { value: root, error: failed } = useLoad(loadSchema, [])
  return (
    <>
      <PageHead title={texts.title}>
        <a class="button quiet" href={address('desk')}>
          <Icon name="grid" />
          {texts.all}
        </a>
      </PageHead>
      {(error ?? failed) && <Notice kind="error">{explain(error ?? failed)}</Notice>}
      {!error && !failed && (isLoading || !root) && <Spinner />}
      {!isLoading && !source && !error && <Notice kind="warning">{texts.nothing}</Notice>}
      {source && root && <Desk source={source} root={root} address={here} />}
    </>
  )
}
