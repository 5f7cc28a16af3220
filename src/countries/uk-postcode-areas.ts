/**
 * Regular expression of the letters that outward codes of the United Kingdom begin with (postcode areas), up to their first
 * digit; those of the forces and of the Crown dependencies included. Source: Royal Mail, Programmers' Guide to PAF.
 */
export const ukPostcodeAreas =
  '(?:A[BL]|B[ABDFHLNRSTX]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE)\\d';
