import { address } from '../core/route.ts'
import type { PageProps } from '../core/route.ts'
import { t } from '../texts/texts.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { TestReceiver } from './test-receiver.tsx'

/** The delivery log, and the test receiver. */
export function CallbacksPage({ rest, query }: PageProps) {
  const texts = t().callbacks
  const isReceiver = rest[0] === 'receiver'
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <Tabs
        label={texts.title}
        tabs={[
          { href: address('callbacks'), title: texts.log, isHere: !isReceiver },
          { href: address('callbacks', ['receiver']), title: texts.receiver, isHere: isReceiver },
        ]}
      />
      {isReceiver ? <TestReceiver /> : <DeliveryLog query={query} />}
    </>
  )
}
