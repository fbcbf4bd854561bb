/**
 * What fields mean, by name: `field` wherever it occurs, `Owner.field` within one component, operation or parent
 * field only. A schema's own description goes before both.
 */
export type Meanings = Readonly<Record<string, string>>
