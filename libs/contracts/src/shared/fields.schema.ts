import { z } from 'zod'

/** Decimal dollars, as the carrier writes money on the wire. */
export const MoneySchema = z.number().min(-1_000_000).max(1_000_000)

/** Identifiers that a client may send: printable, bounded, without anything a path or a query could abuse. */
export const IdSchema = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.:-]+$/, 'letters, digits and . : _ - only')

export const SkuIdSchema = IdSchema
export const QuantitySchema = z.number().int().min(1).max(10)
export const ZipCodeSchema = z.string().regex(/^\d{5}$/, 'five digits')
export const NameSchema = z.string().trim().min(1).max(60)
export const EmailSchema = z.email().max(120)
export const PhoneSchema = z.string().regex(/^\d{10}$/, 'ten digits')

/** What the carrier writes for yes and no. */
export const YesNoSchema = z.enum(['Y', 'N'])
