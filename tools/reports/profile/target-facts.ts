import type { Site } from 'open-local-business/facts';
import { type BusinessProfile, listAppointmentDays } from './business-profile.ts';
import { Location, listFacts, type ProfileFacts } from './profile-facts.ts';

/** Lists a target profile's facts, with the days by appointment, which the profile itself cannot express. */
export function listTargetFacts(site: Site, profile: BusinessProfile, today: string): ProfileFacts {
  const appointments = listAppointmentDays(site, today).map((day) => [day, 'by appointment'] as const);
  return new Map([...listFacts(Location.parse(profile)), ...appointments]);
}
