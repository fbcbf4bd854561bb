export { recordReads, restOf, spreadValues } from './record-reads'
export * from './field-reads'
