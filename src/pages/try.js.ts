import { tryScript } from 'virtual:client';

/** The script that answers the forms of the documentation; it is loaded when one is first sent. */
export const GET = () => new Response(tryScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
