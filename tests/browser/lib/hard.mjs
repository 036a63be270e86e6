// A 60x60 board cut at random into pieces of 90 kinds, without its recipe, so that solving takes minutes of search.
export const hard = [
  '1p/60x60/D.Dr-Px-PhwI.DK8_f3x4I.Dr-Px-Ph4I.DMYef3744I.DMYefv58cE.DMcefv744I.DQQMHH398cGCA.DsMHj9_vhwIA.Er_7-Hw',
  'PAcAg.DsMHj9_vxwIA.Dr-Pz-fjwY.DscPn9_vgwIA.DMcff_744I-C.DucHD9_vh4MBA.Er_7_H4fA4BA.Dsyf3-_PhwIA.DseP3-_PhwIA.D',
  'Mcff_754Y.DOcff_zw8cEA.DOYefn5888MA.DuYHD7__jwcCA.DuMHj9_vx4MCA.DuMHD4_f74cCA.EMYHx_P8_zgIA.DQQMHH3_--OCA.DuMH',
  'j9_vx4cCA.Fp_4_8c-IeAM.EN_38fDw-HgQA.Er__9fh8HgcA.DucPn9_vx4MCA.DuMHj9__74MCA.FL_9_x_B8BwDA.DscPn9_v58MA.DscPn',
  '9_vx8OA.DucPD9__z4cCA.EOYHl__8_DwMAg.Gr__v9x-IOABgAQA.Dw4HA4fP_-_HAg.DucPn9__z4cCA.EOMD4_v-_j4OAg.DuMHj9__78eC',
  'A.Et_7_H4_D8HgIA.EN_Px_P8fx4GA.Et_D-H8P4fh8Bg.DyQODw-P3-_Hg4IA.EOMHw_P8_34eBg.EOMD4_v__n4cBA.EQcBwfT-_v4-DgIA.',
  'EOYHg-___n4eBg.DyIHB4_f3-_HgwIA.EQEDwfH9_38fBwEA.FN___z_D8DwDgCA.Et___f4_h8DgIA.EQMD4fP9_z8PBwEA.EQMDw_P__n4eB',
  'gGA.EQMDw_P-_z8PBwEA.DyIHB4_f_-_HgwEA.Du-P3__v58ODA.DyQGBw-P39_vx4MA.ESIBgOD8_v-_j4OAg.DyQODweP39_vx4MA.FN___7',
  '_j-HwHAEA.FP_h_h_B_B_D8BwBA.Eufj_f-_x-DwOAwA.EwMB4Px_n_H-PgcDA.ER__9_P5-PhwMBAA.EQYHp_v-_z-Pg4CA.ESYHg-D4_v-_j',
  '4OAg.ESMDw-H9__8_DwMAg.EUIBgODw_P9_38PBwEA.FQHAfB_H_f_PwPAMAIA.ES4HgeD4_v-_j4eBA.DyYPH4_P_-_nw4EA.EwMB4Px___P4',
  'fA8Bg.EUIBwfH4_v-_j4OBgIA.FP_h_j_j_j_B8BwBA.EwMB4Px_3_v8fg8Bg.E0IBwDgPB-P9_7_F4DAEA.EyIAwDwfj_f-_x-DwGA.EwGA8P',
  '4_3_v8fw8BA.EyGA8H4_3_v8fg8BgEA.FP_h_h_D_D_D-B4Bg.GM_4_-P_j_4_AOACA.EwOB8P5_3_v-fA4BA.FQOA-D-P-f-f-fAcAQA.EQ_H',
  '9__-_n8fBwIA.E0MA4DwPh-P9_5_D4HAIA.EyOA8H4_3__8_h8DgEA/naxf',
].join('');
