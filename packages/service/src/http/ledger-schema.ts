import { field, objectSchema } from '../reference/answer-schemas.ts'
import { LEDGER_KINDS } from '../store/ledger.ts'

/** An entry of the ledger. */
export const ledgerSchema = objectSchema({
  id: field.id('The entry'),
  kind: field.choice(
    LEDGER_KINDS,
    '`grant` and `adjust`: an operator gave or took; `hold`: a task reserved its price; `settle`: it was paid; `refund`: it was given back; `charge`: something without a task was paid',
  ),
  task_id: { ...field.id('The task; null where there is none'), type: ['string', 'null'] },
  credits: field.count('What it did to the credits'),
  held: field.count('What it did to what unfinished tasks have reserved'),
  note: field.text('Why, where somebody said so'),
  created_at: field.time('When, in UTC'),
})
