import { ledgerDays, ledgerListing } from '../../accounts/ledger-listing.ts'
import { integer } from '../../catalog/words/words.ts'
import { field, schemaFor, objectSchema } from '../../reference/answer-schemas.ts'
import { type LedgerDay, LEDGER_KINDS } from '../../store/ledger.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { listingAnswer, listPage } from '../pages.ts'

/** An entry of the ledger. */
export const ledgerSchema = objectSchema({
  id: field.id('The entry'),
  kind: field.choice(
    LEDGER_KINDS,
    '`grant` and `adjust`: an operator gave or took; `hold`: a task reserved its price; `settle`: it was paid; `refund`: it was given back; `charge`: something without a task was paid',
  ),
  task_id: { ...field.id('The task; null where there is none'), type: ['string', 'null'] },
  credits: field.count('The change of the credits'),
  held: field.count('The change of the credits held by unfinished tasks'),
  note: field.text('The reason, if one was given'),
  created_at: field.time('When, in UTC'),
})

/** The ledger of an account. */
export const ledgerEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/credits/ledger',
    tag: 'Credits',
    summary: ledgerListing.query.summary,
    scope: 'read',
    query: ledgerListing.query,
    answer: listingAnswer(ledgerListing, ledgerSchema),
    read: async ({ services, caller, query }) => ({
      json: await listPage(services.reads, ledgerListing, caller.accountId, query),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/ent/v2/credits/days',
    tag: 'Credits',
    summary: 'Credits spent and granted on each of the last days',
    scope: 'read',
    query: {
      name: 'credit days query',
      summary: '',
      fields: { days: integer({ min: 1, max: 366, default: 30, about: 'The number of days, including today' }) },
    },
    answer: {
      about: 'Every day, oldest first, including days without entries',
      schema: objectSchema({
        days: field.list(
          schemaFor<LedgerDay>({
            day: { type: 'string', format: 'date', description: 'The day, in UTC' },
            spent: field.count('The price of tasks and subjects'),
            given: field.count('Credits granted by operators, minus removed ones'),
            returned: field.count('Credits returned for failed tasks'),
            tasks: field.count('Tasks that were paid'),
          }),
          'The days',
        ),
      }),
    },
    read: async ({ services, caller, query }) => ({
      json: { days: await ledgerDays(services.reads, caller.accountId, Number(query.days), services.clock()) },
    }),
  }),
]
