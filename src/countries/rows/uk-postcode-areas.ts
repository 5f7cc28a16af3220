/**
 * Regular expression for the letters of United Kingdom outward codes up to the first digit (postcode areas), including
 * forces and Crown dependencies. Source: Royal Mail, Programmers' Guide to PAF.
 */
export const ukPostcodeAreas =
  '(?:A[BL]|B[ABDFHLNRSTX]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE)\\d';
