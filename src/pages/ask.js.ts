import { askScript } from 'virtual:client';

/** The script that asks the API what a coverage form was asked; pages load it once somebody is in the field. */
export const GET = () => new Response(askScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
