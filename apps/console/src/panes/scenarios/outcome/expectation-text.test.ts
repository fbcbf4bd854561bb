import type { WrittenExpectation } from '../text/written-scenario'
import { expectationText } from './expectation-text'

it.each<[WrittenExpectation, [string, string]]>([
  [{ rule: 'second', fired: 1 }, ['second', 'fires once']],
  [{ rule: 'second', fired: { min: 2, max: 3 } }, ['second', 'fires 2 to 3 times']],
  [{ rule: 'second', fired: { max: 1 } }, ['second', 'fires at most once']],
  [{ rule: 'second', fired: { min: 0, max: 1 } }, ['second', 'fires at most once']],
  [{ on: 'cart.addPlan', never: true }, ['cart.addPlan', 'never called']],
  [
    { on: ['cart.addPlan', 'cart.addStep'], answered: ['ok', '208'], calls: { min: 1 } },
    ['cart.addPlan, cart.addStep', 'called at least once, answered ok or 208'],
  ],
  [
    { on: 'cart.addPlan', request: { planId: { exists: true } }, calls: 1 },
    ['cart.addPlan', 'called once, with planId'],
  ],
  [
    { order: ['cart.addDevice', { on: 'cart.addPlan', answered: 'ok' }] },
    ['cart.addDevice → cart.addPlan answered ok', 'in this order'],
  ],
  [{ event: 'clock-changed', times: 1 }, ['clock-changed', 'happens once']],
  [{ event: 'pageView', never: true }, ['pageView', 'never happens']],
  [{ offContract: 0 }, ['off contract', 'none']],
])('%j reads as %j', (written, text) => expect(expectationText(written)).toEqual(text))
