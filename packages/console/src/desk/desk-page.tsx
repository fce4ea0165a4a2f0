import { useState } from 'preact/hooks'
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
import { deskKeyAt } from './open-address.ts'
import { loadSource } from './source.ts'
import { findUnsaved } from './unsaved.ts'

/** Scenes: a library, or one of them open. */
export const DeskPage = ({ rest, query }: PageProps) => {
  if (rest.length === 0) return <Library collection={query.get('collection') ?? ''} />
  const here = deskKeyAt(address('desk', rest, query))
  return <OpenDesk key={here} here={here} rest={rest} query={query} />
}

/** Documents that exist only on the desk: the address names the draft. */
const HANDED_OVER: ReadonlySet<string> = new Set(['preview', 'file'])

function OpenDesk({ here, rest, query }: PageProps & { here: string }) {
  const texts = t().desk
  const [opened] = useState(() => {
    const id = query.get('draft') ?? (HANDED_OVER.has(rest[0] ?? '') ? rest[1] : undefined)
    const draft = id === undefined ? undefined : findUnsaved(id)
    return { rest, draft, version: Number(query.get('version')) || undefined }
  })
  const {
    value: source,
    error,
    isLoading,
  } = useLoad(async signal => opened.draft?.source ?? loadSource(opened.rest, opened.version, signal), [])
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
      {source && root && <Desk source={source} draft={opened.draft} root={root} path={rest} deskKey={here} />}
    </>
  )
}
