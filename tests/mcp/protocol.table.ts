import type { TestBusiness } from '../support/businesses.ts';
import { answerRows } from './protocol/answers.table.ts';
import { messageRows } from './protocol/messages.table.ts';
import type { ProtocolRow } from './protocol/row.ts';
import { transportRows } from './protocol/transport.table.ts';
import { versionRows } from './protocol/versions.table.ts';

/** The answers to everything a client may send (contract D1, D2, D5). */
export function protocolRows(business: Pick<TestBusiness, 'origin' | 'samples'>): readonly ProtocolRow[] {
  return [answerRows, messageRows, versionRows, transportRows].flatMap((rows) => rows(business));
}
