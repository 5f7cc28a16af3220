/**
 * English names of the Google Business Profile categories that local trades use. Google has thousands; this subset
 * serves to detect typos.
 */
export const profileCategories: readonly string[] = `
Accountant, Acupuncture clinic, Air conditioning contractor, Air conditioning repair service, Air duct cleaning service,
Animal hospital, Appliance repair service, Arborist service, Architect, Asphalt contractor, Attorney, Auto body shop,
Auto glass shop, Auto repair shop, Auto tune up service, Awning supplier, Bakery, Barber shop, Bathroom remodeler,
Beauty salon, Bicycle repair shop, Bookkeeping service, Brake shop, Building restoration service, Cabinet maker, Cafe,
Car detailing service, Car wash, Carpenter, Carpet cleaning service, Carpet installer, Caterer, Chimney services,
Chimney sweep, Chiropractor, Cleaning service, Commercial cleaning service, Computer repair service,
Concrete contractor, Construction company, Contractor, Countertop contractor, Counselor, Deck builder,
Demolition contractor, Dentist, Dog groomer, Dog trainer, Dog walker, Door shop, Door supplier, Drainage service,
Driveway paving contractor, Driving school, Drywall contractor, Electric vehicle charging station contractor,
Electrical installation service, Electrician, Elevator service, Emergency locksmith service, Event planner,
Excavating contractor, Fence contractor, Fence supply store, Fire protection service, Fireplace store,
Fitness center, Flooring contractor, Flooring store, Florist, Furnace repair service, Furniture repair shop,
Garage builder, Garage door supplier, Garbage collection service, Garden center, Gardener, Gas installation service,
General contractor, Glass & mirror shop, Glass repair service, Gutter cleaning service, Gutter service,
Hair salon, Handyman/Handywoman/Handyperson, Hardware store, Heating contractor, Home builder, Home health care service,
Home inspector, Hot tub repair service, House cleaning service, House painter, HVAC contractor, Insulation contractor,
Insurance agency, Insurance broker, Interior designer, Irrigation equipment supplier, Janitorial service,
Junk removal service, Kitchen remodeler, Landscape architect, Landscape designer, Landscaper, Landscaping supply store,
Laundry service, Lawn care service, Lawn mower repair service, Lawn sprinkler system contractor, Law firm, Locksmith,
Marine engine repair, Masonry contractor, Massage therapist, Mechanic, Metal fabricator, Mobile phone repair shop,
Mold maintenance service, Mortgage broker, Mover, Moving and storage service, Moving company, Music school, Nail salon,
Notary public, Oil change service, Optician, Optometrist, Paint store, Painter, Painting, Party equipment rental service,
Paving contractor, Personal trainer, Pest control service, Pet groomer, Pet sitter, Photographer, Physical therapist,
Piano tuning service, Picture frame shop, Plasterer, Plumber, Plumbing supply store, Porta potty supplier,
Pressure washing service, Property maintenance, Property management company, Real estate agency, Real estate agent,
Refrigerator repair service, Remodeler, Restaurant, Roller shutter supplier, Roofing contractor, Sandblasting service,
Sanitation service, Security system installer, Security system supplier, Self-storage facility, Septic system service,
Sewage disposal service, Shed builder, Shoe repair shop, Siding contractor, Sign shop, Skylight contractor,
Small engine repair service, Smoke detector installer, Snow removal service, Solar energy contractor,
Stair contractor, Stone supplier, Stucco contractor, Swimming pool contractor, Swimming pool repair service, Tailor,
Tax preparation service, Tile contractor, Tire shop, Tow truck, Towing service, Tree service, Tutoring service,
TV repair service, Upholstery cleaning service, Upholstery shop, Vacuum cleaner repair shop, Veterinarian,
Washer & dryer repair service, Waste management service, Watch repair service, Water damage restoration service,
Water softening equipment supplier, Water treatment supplier, Waterproofing service, Welder, Well drilling contractor,
Window cleaning service, Window installation service, Window supplier, Window tinting service, Window treatment store,
Wood floor installation service, Wood floor refinishing service, Yoga studio
`
  .split(',')
  .map((name) => name.trim());
