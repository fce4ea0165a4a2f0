import type { Subject } from '@kinora/client'
import { useState } from 'preact/hooks'
import { address, go } from '../core/route.ts'
import type { PageProps } from '../core/route.ts'
import { client, mayCreate } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Empty } from '../ui/empty.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { usePages } from '../ui/use-pages.ts'
import { SubjectCard } from './subject-card.tsx'
import { SubjectForm } from './subject-form.tsx'

const WHOSE = ['private', 'system'] as const

type Open = { what: 'form' | 'delete'; subject?: Subject }

/** People, animals and things that prompts can name. */
export function SubjectsPage({ query }: PageProps) {
  const texts = t().subjects
  const whose = query.get('whose') === 'system' ? 'system' : 'private'
  const [open, setOpen] = useState<Open>()
  const pages = usePages<Subject>(
    async (token, signal) => {
      const { subjects, next_page_token } = await client().subjects(
        { ownership: whose, count: 24, next_page_token: token },
        { signal },
      )
      return { entries: subjects, next: next_page_token }
    },
    [whose],
  )
  const close = (): void => setOpen(undefined)
  const done = (): void => {
    close()
    pages.reload()
  }
  const isOwn = whose === 'private' && mayCreate.value
  const create = isOwn && (
    <button type="button" class="primary" onClick={() => setOpen({ what: 'form' })}>
      <Icon name="make" />
      {texts.create}
    </button>
  )
  const { subject } = open ?? {}
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <ChoiceGroup
          label={texts.whose}
          value={whose}
          choices={WHOSE.map(value => ({ value, label: texts.ownership[value] }))}
          onChange={value => go(address('subjects', [], { whose: value === 'system' ? value : '' }), { replace: true })}
        />
        {create}
      </PageHead>
      {pages.error && <Notice kind="error">{explain(pages.error)}</Notice>}
      {pages.entries.length === 0 &&
        !pages.error &&
        (pages.isLoading ? (
          <Spinner />
        ) : (
          <Empty title={whose === 'system' ? texts.noneOfSystem : texts.none}>
            <p>{whose === 'system' ? texts.noneOfSystemHint : texts.noneHint}</p>
          </Empty>
        ))}
      <ul class="subjects">
        {pages.entries.map(one => (
          <SubjectCard
            key={one.id}
            subject={one}
            isOwn={isOwn}
            onEdit={() => setOpen({ what: 'form', subject: one })}
            onDelete={() => setOpen({ what: 'delete', subject: one })}
          />
        ))}
      </ul>
      <MoreButton pages={pages} />
      {open?.what === 'form' && <SubjectForm subject={subject} onDone={done} onClose={close} />}
      {open?.what === 'delete' && subject && (
        <Confirm
          title={texts.deleteTitle(subject.name)}
          text={texts.deleteText}
          action={texts.delete}
          run={async () => {
            await client().deleteSubject(subject.id)
            pages.reload()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
